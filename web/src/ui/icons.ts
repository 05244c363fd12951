/** Signs as line drawings in a box of 24, our own. */
export const ICONS = {
  menu: "M4 7h16M4 12h16M4 17h16",
  help: "M8.6 9a3.4 3.4 0 1 1 4.9 3.1c-1 .5-1.5 1.1-1.5 2.2M12 18v.01",
  close: "M6 6l12 12M18 6L6 18",
  copy: "M9 9h10v11H9zM5 15V4h10",
  share: "M12 15V4M8 7.5L12 3.5l4 4M6 12v8h12v-8",
  back: "M14.5 5L8 12l6.5 7",
  up: "M6 14.5L12 8.5l6 6",
  down: "M6 9.5l6 6 6-6",
  check: "M5 12.5l4.5 4.5L19 7",
  undo: "M8 5L4 9l4 4M4.5 9H14a5 5 0 0 1 0 10h-4",
  flag: "M6 21V4c4-2 8 2 12 0v9c-4 2-8-2-12 0",
  repeat:
    "M5 11a7 7 0 0 1 12.5-3.5L20 10M20 5v5h-5M19 13a7 7 0 0 1-12.5 3.5L4 14M4 19v-5h5",
  leave: "M10 4H5v16h5M10 12h10M16.5 8l4 4-4 4",
  eye: "M3 12c3.5-6.5 14.5-6.5 18 0-3.5 6.5-14.5 6.5-18 0zM12 9.8a2.2 2.2 0 1 0 .01 0",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  save: "M12 4v11M8 11.5l4 4 4-4M5 19.5h14",
  log: "M5 6h14M5 11h14M5 16h9",
  play: "M8 5l11 7-11 7z",
  bot: "M6 9h12v9H6zM12 9V5M10 4.5h4M9.5 13v.01M14.5 13v.01M3.5 12v3M20.5 12v3",
  settings: "M4 8h8M18 8h2M4 16h2M12 16h8M15 5.5v5M9 13.5v5",
  link: "M10 14a4 4 0 0 0 6 .5l3-3a4 4 0 0 0-5.7-5.7L12 7M14 10a4 4 0 0 0-6-.5l-3 3a4 4 0 0 0 5.7 5.7L12 17",
} as const;

export type IconName = keyof typeof ICONS;
