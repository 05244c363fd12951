/**
 * Development only: the pieces (`?`), or a board (`?show=open4&you=0&lang=de`),
 * without a server.
 */
import { mount } from "svelte";
import { begin } from "../../shared/demo/begin";
import Demo from "./Demo.svelte";
import Pieces from "./Pieces.svelte";

const { target, asked } = begin("twisty");
if (asked.has("show")) mount(Demo, { target, props: { asked } });
else mount(Pieces, { target });
