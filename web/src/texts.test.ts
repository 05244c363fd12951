/** All languages say the same, and every text the page asks for is there. */
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parse, type Message, type Term } from "@fluent/syntax";
import { describe, expect, it } from "vitest";

const LANGUAGES = ["en", "de", "ru"];
const web = resolve(import.meta.dirname);
const library = resolve(web, "../../src/spielkiste");

/** Every file with this ending below a folder. */
function filesBelow(folder: string, ending: RegExp): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => ending.test(path) && !path.includes("node_modules"))
    .map((path) => join(folder, path))
    .sort();
}

/** Every reference of a kind anywhere in a pattern, by name. */
function references(
  kind: string,
  node: unknown,
  found = new Set<string>(),
): Set<string> {
  if (Array.isArray(node)) for (const one of node) references(kind, one, found);
  else if (node && typeof node === "object") {
    const { type, id, ...rest } = node as { type?: string; id?: { name: string } };
    if (type === kind && id) found.add(id.name);
    for (const part of Object.values(rest)) references(kind, part, found);
  }
  return found;
}

type Entry = Message | Term;

/** Variables of a pattern and of the messages of the catalogue it refers to. */
function variables(pattern: unknown, entries: Map<string, Entry>): string {
  const found = references("VariableReference", pattern);
  for (const name of references("MessageReference", pattern)) {
    references("VariableReference", entries.get(name), found);
  }
  return [...found].sort().join(" ");
}

/** A catalogue: each key (and `key.attribute`) with its variables. */
function read(path: string): Map<string, string> {
  const { body } = parse(readFileSync(path, "utf8"), {});
  const junk = body.filter(({ type }) => type === "Junk");
  expect(junk, `rubbish in ${path}`).toEqual([]);
  const isEntry = (entry: { type: string }): entry is Entry =>
    entry.type === "Message" || entry.type === "Term";
  const entries = new Map(body.filter(isEntry).map((entry) => [entry.id.name, entry]));
  expect(entries.size, `a key twice in ${path}`).toBe(body.filter(isEntry).length);
  const found = new Map<string, string>();
  for (const [key, { value, attributes }] of entries) {
    if (value) found.set(key, variables(value, entries));
    for (const { id, value: text } of attributes) {
      found.set(`${key}.${id.name}`, variables(text, entries));
    }
  }
  return found;
}

const english = [
  ...filesBelow(web, /(^|[./\\])en\.ftl$/),
  ...filesBelow(library, /(^|[./\\])en\.ftl$/),
];
const inLanguage = (path: string, language: string): string =>
  path.replace(/en\.ftl$/, `${language}.ftl`);

describe("every catalogue", () => {
  it("is found: page, common, and each game's own, help and board", () => {
    expect(english.length).toBeGreaterThanOrEqual(5);
  });

  for (const path of english) {
    const name = path.replace(resolve(web, "../.."), "");
    it.each(LANGUAGES.slice(1))(`${name} has the same messages in %s`, (language) => {
      const [ours, theirs] = [read(path), read(inLanguage(path, language))];
      const missing = [...ours.keys()].filter((key) => !theirs.has(key));
      const foreign = [...theirs.keys()].filter(
        (key) => !ours.has(key) && !isForm(key),
      );
      expect({ missing, foreign }).toEqual({ missing: [], foreign: [] });
      for (const [key, words] of ours) expect(theirs.get(key) ?? "", key).toBe(words);
    });
  }

  it("gives no key a second meaning", () => {
    const all = english.flatMap((path) => [...read(path).keys()]);
    expect(all.length).toBe(new Set(all).size);
  });
});

/** A language may keep the forms of a word (its cases, say) as attributes of it. */
function isForm(key: string): boolean {
  return key.includes(".");
}

describe("every text the page asks for", () => {
  const keys = new Set(english.flatMap((path) => [...read(path).keys()]));
  const sources = filesBelow(web, /\.(svelte|ts)$/).filter(
    (path) => !path.endsWith(".test.ts"),
  );
  const text = sources.map((path) => readFileSync(path, "utf8")).join("\n");
  const asked = [...text.matchAll(/\bt\(\s*"([a-z][\w.-]*)"/g)].map(
    (found) => found[1] ?? "",
  );
  const told = [...text.matchAll(/\bkey: "([a-z][\w.-]*)"/g)].map(
    (found) => found[1] ?? "",
  );

  it("is in the catalogues", () => {
    expect(asked.length).toBeGreaterThan(80);
    expect([...asked, ...told].filter((key) => !keys.has(key))).toEqual([]);
  });

  it("and each page text is asked for somewhere", () => {
    const built = [...text.matchAll(/`([a-z]+-)\$\{/g)].map((found) => found[1] ?? "-");
    const own = [...read(join(web, "texts/en.ftl")).keys()];
    const idle = own.filter(
      (key) =>
        !text.includes(`"${key}"`) && !built.some((start) => key.startsWith(start)),
    );
    expect(idle).toEqual([]);
  });
});
