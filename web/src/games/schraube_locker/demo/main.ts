/**
 * Development only: the pieces (`?`), or a board over recorded plies without a server:
 * `?plies=URL&show=place&you=0&lang=de`, URL a list of positions and plies as JSON.
 */
import { mount } from "svelte";
import { begin } from "../../shared/demo/begin";
import Demo from "./Demo.svelte";
import Pieces from "./Pieces.svelte";

const { target, asked } = begin("schraube-locker");
const source = asked.get("plies");
if (source) {
  const plies = await (await fetch(source)).json();
  mount(Demo, { target, props: { asked, plies } });
} else mount(Pieces, { target });
