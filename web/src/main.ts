import { mount } from "svelte";
import App from "./App.svelte";
import { beginWords } from "./lib/i18n.svelte";
import { showScheme } from "./lib/prefs.svelte";
import { route } from "./lib/route.svelte";
import { pages } from "./pages";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/parts.css";

showScheme();
void pages[route().page]();
const target = document.getElementById("app");
void beginWords().then(() => target && mount(App, { target }));

// After an update the server has other files than this page asks for: once anew.
addEventListener("vite:preloadError", (event) => {
  if (sessionStorage.getItem("anew") === location.href) return;
  sessionStorage.setItem("anew", location.href);
  event.preventDefault();
  location.reload();
});
