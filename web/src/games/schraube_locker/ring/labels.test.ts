import { expect, it } from "vitest";
import { freshView, serve } from "../demo/positions";
import { translatorFor } from "../demo/words";
import { stackLabel } from "./labels";

const view = serve(freshView(), 2);
const label = (stack: number, language = "en", more = {}) =>
  stackLabel(
    view,
    stack,
    { offered: false, goal: false, chance: null, ...more },
    translatorFor(language),
  );

it("names card, value, height, pawns and die of a stack", () => {
  expect(label(2)).toBe(
    "Stack 2: a double nut (4 points), wants a 4, 5 cards, " +
      "Bartholomäus stands here, has its die",
  );
});

it("says what could happen there", () => {
  expect(label(1, "en", { offered: true, goal: true, chance: 41 })).toBe(
    "Stack 1: a bolt (3 points), wants a 6, 5 cards, can be chosen, " +
      "the pawn would end here, chance to get here 41 %",
  );
});

it("says so in German and Russian too", () => {
  expect(label(0, "de")).toBe(
    "Stapel 0: eine Mutter (1 Punkt), verlangt eine 5, 5 Karten, hier steht Ann",
  );
  expect(label(0, "ru")).toBe(
    "Стопка 0: гайка (1 очко), нужна пятёрка, 5 карт, здесь Ann",
  );
});

it("tells an empty stack from a closed one", () => {
  const closed = freshView();
  closed.stacks[3] = { card: null, height: 7, served: false, pair: [] };
  closed.stacks[4] = { card: null, height: 0, served: false, pair: [] };
  const none = { offered: false, goal: false, chance: null };
  const say = (stack: number) => stackLabel(closed, stack, none, translatorFor("en"));
  expect(say(3)).toBe("Stack 3: not open yet");
  expect(say(4)).toBe("Stack 4: empty");
});
