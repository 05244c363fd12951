/** Which page is shown: the chest, or a table. */

export type Route =
  { page: "front" } | { page: "table"; id: string } | { page: "lost" };

/** What an address means. */
export function readPath(path: string): Route {
  if (path === "/" || path === "/index.html") return { page: "front" };
  const id = /^\/t\/([A-Za-z0-9_-]{1,64})\/?$/.exec(path)?.[1];
  return id ? { page: "table", id } : { page: "lost" };
}

let current = $state.raw<Route>(readPath(location.pathname));
let moved = false;

export const route = (): Route => current;

/** Go to another page without loading anew. */
export function go(path: string): void {
  history.pushState(null, "", path);
  moved = true;
  current = readPath(path);
  scrollTo(0, 0);
}

/** Follow the browser's back and forward; returns what ends that. */
export function followHistory(): () => void {
  const follow = (): void => {
    moved = true;
    current = readPath(location.pathname);
  };
  addEventListener("popstate", follow);
  return () => removeEventListener("popstate", follow);
}

/** For the main part of a page: readers arrive there after a change of page. */
export function arrive(node: HTMLElement): void {
  if (moved) node.focus({ preventScroll: true });
}

/** For links: follow inside the page, unless the reader wants another tab. */
export function stay(event: MouseEvent): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
  const link = event.currentTarget as HTMLAnchorElement;
  event.preventDefault();
  go(new URL(link.href).pathname);
}
