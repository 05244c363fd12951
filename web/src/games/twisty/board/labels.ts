/** What a screen reader says of a space: everything that is to be seen there. */
import type { Translate } from "../../contract";
import { seatAt, type View } from "../view";
import { CENTRE, CORNERS } from "./geometry";
import type { Target } from "./targets";

function lying(view: View, space: string, translate: Translate): string {
  const disc = view.board[space];
  if (disc) return translate("twisty-disc", { disc });
  if (space === CENTRE) return translate("twisty-page-centre");
  const isCorner = CORNERS.includes(space);
  return translate(isCorner ? "twisty-page-corner" : "twisty-page-blank");
}

/** "c3, red cube, Ann stands here, landing possible: takes the cube you need". */
export function spaceLabel(
  view: View, space: string, target: Target | undefined, translate: Translate,
): string {
  const parts = [space, lying(view, space, translate)];
  const player = seatAt(view, space);
  if (player >= 0) parts.push(translate("twisty-page-stands", { player }));
  if (view.used.includes(space)) parts.push(translate("twisty-page-used"));
  if (target) parts.push(translate("twisty-page-target", { target }));
  return parts.join(", ");
}
