import { expect, it } from "vitest";
import { POSITIONS } from "./demo/positions";
import { translatorFor } from "./demo/words";
import { promptFor, prompt } from "./prompts";

function said(name: string, you: number | null, language = "en"): string {
  const line = promptFor(POSITIONS[name]!(), you);
  return translatorFor(language)(line.key, line.args);
}

it("says what may be done now", () => {
  expect(said("open4", 0)).toBe("Move like a knight. You need the blue cube");
  expect(said("orthogonal", 0)).toBe("Go one straight step, or stop");
  expect(said("save", 0)).toBe("Protect your cubes?");
  expect(said("flee", 0)).toBe("You were robbed: flee to an empty corner");
  expect(said("last", 0)).toBe("All seven: now reach the centre");
  expect(said("pass", 0)).toBe("No space is open: pass");
});

it("says whom the others wait for, and who has won", () => {
  expect(said("open4", 1)).toBe("Ann moves");
  expect(said("flee", null)).toBe("Ann flees to a corner");
  expect(said("won", 1)).toBe("Ann wins!");
});

it("offers nothing to those who do not decide", () => {
  expect(prompt(POSITIONS["open4"]!(), 1)).toBeNull();
  expect(prompt(POSITIONS["won"]!(), 0)).toBeNull();
});

it.each(["en", "de", "ru"])("has every sentence in %s", (language) => {
  for (const name of Object.keys(POSITIONS)) {
    for (const you of [0, 1, null]) {
      expect(said(name, you, language)).not.toMatch(/\{|undefined/);
    }
  }
});
