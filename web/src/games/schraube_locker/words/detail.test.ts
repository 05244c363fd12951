import { expect, it } from "vitest";
import type { Line } from "../../contract";
import { at, CARDS, freshView } from "../demo/positions";
import { translatorFor } from "../demo/words";
import { detail } from "./detail";

const position = at(freshView(), []);
const KEYS = [
  "no-green", "no-yellow", "no-orange", "no-red", "give-own", "get-other", "set-own",
  "in-set",
].map((key) => `schraube-locker-refusal-${key}`);

function say(language: string, key: string, card: number): string {
  const translate = translatorFor(language);
  const line = detail({ key, args: { card, other: 1 } }, position, translate);
  return translate(line.key, line.args);
}

it.each([
  ["en", "Card 7, a nut (4 points), is none."],
  ["de", "Karte 7, eine Mutter (4 Punkte), ist keine."],
  ["ru", "Карта 7, гайка (4 очка), не такая."],
])("says what a card shows that lies open, in %s", (language, words) => {
  const key = "schraube-locker-refusal-no-green";
  expect(say(language, key, CARDS.nut7.id)).toContain(words);
});

it.each(KEYS)("describes the card of %s in every language", (key) => {
  expect(say("en", key, CARDS.bolt9.id)).toContain("Card 9, a bolt (1 point), ");
  expect(say("de", key, CARDS.bolt9.id)).toContain("Karte 9, eine Schraube (1 Punkt), ");
  expect(say("ru", key, CARDS.bolt9.id)).toContain("Карта 9, болт (1 очко), ");
});

it("knows a card in the circle, and says nothing of one that nobody has seen", () => {
  const key = "schraube-locker-refusal-give-own";
  const open = freshView().stacks[0]!.card!;
  expect(say("en", key, open.id)).toContain(`Card ${open.id}, a`);
  expect(say("en", key, 20)).toContain("Card 20 is none.");
});

it("leaves every other sentence as it is", () => {
  const translate = translatorFor("en");
  const lines: Line[] = [
    { key: "schraube-locker-line-green", args: { player: 0, card: 7, count: 2 } },
    { key: "schraube-locker-refusal-over", args: {} },
  ];
  for (const line of lines) {
    expect(detail(line, position, translate)).toBe(line);
  }
});
