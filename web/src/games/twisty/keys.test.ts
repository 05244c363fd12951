import { expect, it } from "vitest";
import { typeKey } from "./keys";

it("takes a space typed as letter and number", () => {
  const first = typeKey("", "C");
  expect(first).toEqual({ letter: "c", text: "" });
  expect(typeKey(first.letter, "3")).toEqual({ letter: "", text: "c3" });
});

it("begins again with another letter, forgets at anything else", () => {
  expect(typeKey("c", "d").letter).toBe("d");
  expect(typeKey("c", "8")).toEqual({ letter: "", text: "" });
  expect(typeKey("", "3").text).toBe("");
});

it("takes s, v and p for stop, save and pass", () => {
  expect(["s", "v", "p"].map((key) => typeKey("", key).text))
    .toEqual(["stop", "save", "pass"]);
});
