/**
 * Development only: the pieces (`?`), or a board (`?show=open4&you=0&lang=de`),
 * without a server.
 */
import { mount } from "svelte";
import "../../../styles/tokens.css";
import "../../../styles/base.css";
import Pieces from "./Pieces.svelte";
import Demo from "./Demo.svelte";

const target = document.getElementById("app");
const asked = new URLSearchParams(location.search);
document.documentElement.dataset["game"] = "twisty";
if (target && asked.has("show")) mount(Demo, { target, props: { asked } });
else if (target) mount(Pieces, { target });
