/** Refusals name a card by its number; whoever looks at the table knows its picture. */
import type { Line, Position, Translate } from "../../contract";
import { findCard, type View } from "../view";

/** The sentence with the picture and points of the card, where it is to be seen. */
export function detail(line: Line, { view }: Position, translate: Translate): Line {
  const number = line.args["card"];
  const isRefusal = line.key.startsWith("schraube-locker-refusal-");
  if (!isRefusal || typeof number !== "number") return line;
  const found = findCard(view as View, number);
  if (!found) return line;
  const { picture, points } = found;
  const words = { card: number, picture, points };
  const card = translate("schraube-locker-page-numbered", words);
  return { ...line, args: { ...line.args, card } };
}
