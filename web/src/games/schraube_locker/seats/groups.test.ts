import { expect, it } from "vitest";
import { CARDS, freshView } from "../demo/positions";
import { translatorFor } from "../demo/words";
import { groupCards, thingsLabel } from "./groups";

it("groups by picture, nuts first, the highest points first", () => {
  const { nut1, nut7, bolt9, red40, nuts17 } = CARDS;
  const groups = groupCards([red40, bolt9, nut1, nuts17, nut7]);
  expect(groups.map(({ picture }) => picture)).toEqual([
    "nut",
    "double_nut",
    "bolt",
    "red",
  ]);
  expect(groups[0]!.cards).toEqual([nut7, nut1]);
});

it("has no group without a card", () => {
  expect(groupCards([])).toEqual([]);
});

it("says all that lies before a player", () => {
  const seat = { ...freshView().seats[1]!, sets: 2, bonuses: 1 };
  expect(thingsLabel(seat, 1, translatorFor("en"))).toBe(
    "Cards of Bartholomäus: " +
      "Nut: 4; Bolt: 4; 2 sets, 3 points each; 1 bonus card, 6 points each",
  );
  expect(
    thingsLabel({ ...seat, cards: [], sets: 0, bonuses: 0 }, 0, translatorFor("de")),
  ).toBe("Karten von Ann: noch keine");
});

it("writes presents with a real minus", () => {
  const seat = { ...freshView().seats[0]!, cards: [CARDS.red40] };
  expect(thingsLabel(seat, 0, translatorFor("ru"))).toContain("Подарок, 1×: −3");
});
