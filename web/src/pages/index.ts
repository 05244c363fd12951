/** The pages, each loaded when it is first shown. */

export const pages = {
  front: () => import("./Front.svelte"),
  table: () => import("./Table.svelte"),
  lost: () => import("./Lost.svelte"),
};
