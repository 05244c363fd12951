/**
 * Development only: the pieces (`?`), or a board (`?show=place&you=0&lang=de`),
 * without a server.
 */
import { mount } from "svelte";
import "../../../styles/tokens.css";
import "../../../styles/base.css";
import "../../../styles/parts.css";
import "../../../styles/fonts.css";
import Pieces from "./Pieces.svelte";

const target = document.getElementById("app");
document.documentElement.dataset["game"] = "schraube-locker";
if (target) mount(Pieces, { target });
