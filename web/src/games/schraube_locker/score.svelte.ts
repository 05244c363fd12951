/** Whether the running score is shown: off until somebody asks for it. */
const KEY = "spielkiste-schraube-locker-score";

function read(): boolean {
  try {
    return localStorage.getItem(KEY) === "on";
  } catch {
    return false;
  }
}

let shown = $state(read());

export const score = {
  get shown(): boolean {
    return shown;
  },
  show(wanted: boolean): void {
    shown = wanted;
    try {
      localStorage.setItem(KEY, wanted ? "on" : "off");
    } catch {
      // private window: remembered until it closes
    }
  },
};
