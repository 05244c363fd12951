/** Development only: begins a game's demo page, in the styles of the real page. */
import "../../../styles/tokens.css";
import "../../../styles/base.css";
import "../../../styles/parts.css";
import "../../../styles/fonts.css";

/** Put on the game's accent; returns where to mount, and what the address asks for. */
export function begin(game: string): { target: HTMLElement; asked: URLSearchParams } {
  document.documentElement.dataset["game"] = game;
  const target = document.getElementById("app") ?? document.body;
  return { target, asked: new URLSearchParams(location.search) };
}

/** The seat whose eyes see the board: `you=none` an onlooker's, `other` if not told. */
export function eyesOf(asked: URLSearchParams, other: number): number | null {
  const you = asked.get("you");
  return you === "none" ? null : Number(you ?? other);
}
