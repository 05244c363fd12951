/** Schraube Locker's sentences without the page around it: for demo and tests. */
import type { Translate } from "../../contract";
import { translatorOf } from "../../shared/demo/words";

const FILES = import.meta.glob<string>(
  [
    "../texts/*.ftl",
    "../../../../../src/spielkiste/games/schraube_locker/texts/??.ftl",
  ],
  { query: "?raw", import: "default", eager: true },
);

export const translatorFor = (language: string): Translate =>
  translatorOf(FILES, language);
