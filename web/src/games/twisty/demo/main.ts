/** Development only: the pieces, and boards of every kind, without a server. */
import { mount } from "svelte";
import Pieces from "./Pieces.svelte";

const target = document.getElementById("app");
if (target) mount(Pieces, { target });
