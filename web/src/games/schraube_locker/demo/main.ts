/**
 * Development only: the pieces (`?`), or a board over recorded plies without a server:
 * `?plies=URL&show=place&you=0&lang=de`, URL a list of positions and plies as JSON.
 */
import { mount } from "svelte";
import "../../../styles/tokens.css";
import "../../../styles/base.css";
import "../../../styles/parts.css";
import "../../../styles/fonts.css";
import Demo from "./Demo.svelte";
import Pieces from "./Pieces.svelte";

const target = document.getElementById("app");
const asked = new URLSearchParams(location.search);
const source = asked.get("plies");
document.documentElement.dataset["game"] = "schraube-locker";
if (target && source) {
  const plies = await (await fetch(source)).json();
  mount(Demo, { target, props: { asked, plies } });
} else if (target) mount(Pieces, { target });
