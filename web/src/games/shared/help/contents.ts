/** A help's table of contents: which clause of the law is explained where. */

export interface Block<Picture extends string = string, Extra extends string = string> {
  /** Clauses in reading order; X-18 has the message `GAME-help-x18`. */
  clauses: readonly string[];
  /** Sentences that carry no clause: `GAME-help-…`. */
  words?: readonly string[];
  /** Drawn above the sentences; `GAME-help-picture-…` says what it shows. */
  picture?: Picture;
  /** What else of the game's own stands below. */
  extra?: Extra;
}

export interface Section<
  Picture extends string = string,
  Extra extends string = string,
> {
  topic: string;
  blocks: readonly Block<Picture, Extra>[];
}

export interface Contents<
  Picture extends string = string,
  Extra extends string = string,
> {
  /** Before the key of every message: `GAME-help-`. */
  prefix: string;
  /** The first one is the aim. */
  sections: readonly Section<Picture, Extra>[];
  /** Clauses on which the rulebook is silent. */
  house: ReadonlySet<string>;
}

/** The section that explains a clause; the aim, when nothing else is asked for. */
export function topicOf({ sections }: Contents, clause: string): string {
  const found = sections.find((section) =>
    section.blocks.some((block) => block.clauses.includes(clause)),
  );
  return (found ?? sections[0])?.topic ?? "";
}

/** The key of the message that explains a clause. */
export function keyOf({ prefix }: Contents, clause: string): string {
  return prefix + clause.toLowerCase().replace("-", "");
}

/** Where the sign of a house rule is explained: at its first and its last use. */
export function legendsOf({ sections, house }: Contents): string[] {
  const used = sections.filter(({ blocks }) =>
    blocks.some(({ clauses }) => clauses.some((clause) => house.has(clause))),
  );
  const ends = [...used.slice(0, 1), ...used.slice(-1)];
  return [...new Set(ends.map(({ topic }) => topic))];
}

/** Every message that the frame of the help itself asks for. */
export function keysOf(contents: Contents): string[] {
  const { prefix, sections } = contents;
  const blocks = sections.flatMap((section) => section.blocks);
  const words = [
    "contents",
    ...(legendsOf(contents).length > 0 ? ["house"] : []),
    ...sections.map(({ topic }) => topic),
    ...blocks.flatMap((block) => block.words ?? []),
    ...blocks.flatMap(({ picture }) => (picture ? `picture-${picture}` : [])),
  ];
  const clauses = blocks.flatMap((block) => block.clauses);
  return [
    ...words.map((word) => prefix + word),
    ...clauses.map((clause) => keyOf(contents, clause)),
  ];
}
