/** What every game's help has to prove; a game's own test calls it. */
import { readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { flushSync, mount, unmount, type Component } from "svelte";
import { describe, expect, test, vi } from "vitest";
import type { HelpProps } from "../../contract";
import { keyOf, keysOf, topicOf, type Contents } from "./contents";

/** Hundreds of pieces are drawn by a slow stand-in for a browser. */
export const SLOW = 60_000;
const LANGUAGES = ["en", "de", "ru"];

export interface HelpFacts {
  /** The game's folder, also of its texts. */
  folder: string;
  Help: Component<HelpProps>;
  contents: Contents;
  /** Every clause of the law, in its order. */
  clauses: readonly string[];
  /** The names of all pictures. */
  pictures: readonly string[];
  /** Messages of the game's own pictures and boards, without the prefix. */
  words: readonly string[];
  /** Where a refusal by some clauses leads. */
  topics: Readonly<Record<string, string>>;
}

/** The clauses from 1 to the last: `T-1` and so on. */
export function clausesTo(letter: string, last: number): string[] {
  return Array.from({ length: last }, (_, index) => `${letter}-${index + 1}`);
}

function keysIn(folder: string, language: string): string[] {
  const path = `../src/spielkiste/games/${folder}/texts/help.${language}.ftl`;
  const resource = new FluentResource(readFileSync(path, "utf8"));
  return resource.body.map((message) => message.id);
}

/** Proves places, words, pictures and the way from a refusal. */
export function proveHelp(facts: HelpFacts): void {
  describe("where a clause is explained", () => provePlaces(facts));
  describe("what the help says and shows", () => proveWords(facts));
  test("a refusal opens the help at its clause", () => proveOpening(facts), SLOW);
}

function provePlaces({ contents, clauses, topics }: HelpFacts): void {
  test.each(clauses)("%s has exactly one place", (clause) => {
    const places = contents.sections.flatMap(({ topic, blocks }) =>
      blocks.filter((block) => block.clauses.includes(clause)).map(() => topic),
    );
    expect(places).toEqual([topicOf(contents, clause)]);
  });

  test("nothing else is explained, and house rules are clauses", () => {
    const all = contents.sections.flatMap(({ blocks }) => blocks);
    const told = [...all.flatMap((block) => block.clauses), ...contents.house];
    expect(told.filter((clause) => !clauses.includes(clause))).toEqual([]);
  });

  test.each(Object.entries(topics))("%s leads to %s", (clause, topic) => {
    expect(topicOf(contents, clause)).toBe(topic);
  });

  test("nothing leads to the aim", () => {
    expect(topicOf(contents, "")).toBe("aim");
    expect(topicOf(contents, "none-99")).toBe("aim");
  });
}

function proveWords({ folder, contents, words, pictures }: HelpFacts): void {
  test.each(LANGUAGES)("the words are all there in %s, none idle", (language) => {
    const own = words.map((word) => contents.prefix + word);
    const wanted = [...keysOf(contents), ...own];
    expect(keysIn(folder, language).sort()).toEqual(wanted.sort());
  });

  test("every picture is shown once", () => {
    const blocks = contents.sections.flatMap((section) => section.blocks);
    const shown = blocks.flatMap(({ picture }) => picture ?? []);
    expect(shown.sort()).toEqual([...pictures].sort());
  });
}

async function proveOpening({ Help, contents, clauses }: HelpFacts): Promise<void> {
  const scroll = vi.spyOn(Element.prototype, "scrollIntoView");
  const clause = clauses[clauses.length - 1] ?? "";
  const props = { translate: (key: string) => key, language: "en", position: null };
  const shown = mount(Help, { target: document.body, props: { ...props, clause } });
  flushSync();
  await vi.waitFor(() => expect(scroll).toHaveBeenCalled(), SLOW);
  expect(document.activeElement?.getAttribute("data-clause")).toBe(clause);
  expect(document.querySelectorAll("[data-clause]")).toHaveLength(clauses.length);
  const asked = [...document.querySelectorAll(".asked")];
  expect(asked.map((one) => one.textContent)).toEqual([
    expect.stringContaining(keyOf(contents, clause)),
  ]);
  await unmount(shown);
  scroll.mockRestore();
}
