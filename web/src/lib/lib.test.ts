import { beforeEach, describe, expect, it } from "vitest";
import { chooseLanguage, hasText, language, needGame, t } from "./i18n.svelte";
import { sayLine, seatLabel } from "./lines";
import { firstLanguage, keep, prefs, showScheme } from "./prefs.svelte";
import { go, readPath, route } from "./route.svelte";

describe("words", () => {
  beforeEach(async () => {
    await chooseLanguage("en");
    await needGame("twisty", "rules");
  });

  it("change on the spot, with the page's language and the game's words", async () => {
    expect(t("seat-open")).toBe("Open seat");
    await chooseLanguage("de");
    expect(t("seat-open")).toBe("Freier Platz");
    expect(document.documentElement.lang).toBe("de");
    expect(hasText("twisty-tagline")).toBe(true);
    expect(prefs.language).toBe("de");
  });

  it("follow the last choice, however fast it was made", async () => {
    await Promise.all([
      chooseLanguage("ru"),
      chooseLanguage("de"),
      chooseLanguage("ru"),
    ]);
    expect(language()).toBe("ru");
    expect(t("seat-you")).toBe("ты");
  });

  it("have Russian plurals", async () => {
    await chooseLanguage("ru");
    const count = (number: number) => t("wait-onlookers", { count: number });
    expect([1, 3, 5, 21].map(count)).toEqual([
      "1 зритель",
      "3 зрителя",
      "5 зрителей",
      "21 зритель",
    ]);
  });

  it("put names where a line has seats, and leave other numbers alone", () => {
    const line = { key: "twisty-line-save", args: { player: 1, count: 2 } };
    const said = sayLine(line, ["Anna", "Ben"]);
    expect(said).toContain("Ben");
    expect(said).not.toContain("Anna");
    expect(seatLabel("twisty", 1)).toBe("Mint");
    expect(seatLabel("unknown", 1)).toBe("seat 2");
  });

  it("show the key where a text is missing", () => {
    expect(t("no-such-text")).toBe("{no-such-text}");
  });
});

describe("what is remembered", () => {
  it("takes the browser's first language that we speak", () => {
    keep({ language: "" });
    expect(firstLanguage(["fr-FR", "ru-RU", "de"])).toBe("ru");
    expect(firstLanguage(["fr"])).toBe("en");
    keep({ language: "de" });
    expect(firstLanguage(["ru"])).toBe("de");
  });

  it("is written down and shown", () => {
    keep({ scheme: "dark", nickname: "Anna" });
    const kept = JSON.parse(localStorage.getItem("spielkiste") ?? "{}") as Record<
      string,
      unknown
    >;
    expect(kept["nickname"]).toBe("Anna");
    expect(document.documentElement.dataset["scheme"]).toBe("dark");
    prefs.scheme = "auto";
    showScheme();
    expect(document.documentElement.dataset["scheme"]).toBeUndefined();
  });
});

describe("addresses", () => {
  it("are the chest, a table, or nothing", () => {
    expect(readPath("/")).toEqual({ page: "front" });
    expect(readPath("/t/k3x9")).toEqual({ page: "table", id: "k3x9" });
    expect(readPath("/t/")).toEqual({ page: "lost" });
    expect(readPath("/t/a/b")).toEqual({ page: "lost" });
  });

  it("change without loading anew", () => {
    go("/t/abc");
    expect(route()).toEqual({ page: "table", id: "abc" });
    expect(location.pathname).toBe("/t/abc");
  });
});
