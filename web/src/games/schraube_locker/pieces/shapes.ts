/** Outlines of the pictures as path data around 0,0; all our own drawings. */

function hexagon(radius: number): string {
  const corners = Array.from({ length: 6 }, (_, index) => {
    const angle = (Math.PI * index) / 3;
    const x = (radius * Math.cos(angle)).toFixed(2);
    return `${x},${(radius * Math.sin(angle)).toFixed(2)}`;
  });
  return `M${corners.join("L")}Z`;
}

function circle(radius: number): string {
  return (
    `M${-radius},0a${radius},${radius} 0 1 0 ${2 * radius},0` +
    `a${radius},${radius} 0 1 0 ${-2 * radius},0Z`
  );
}

/** A nut with its hole, 60 wide; to be filled by the rule evenodd. */
export const NUT = hexagon(30) + circle(13);
export const NUT_SHADE = "M-30,0L-15,25.98H15L30,0L21,4L11,19H-11L-21,4Z";
export const NUT_HOLE = circle(13);
export const NUT_THREAD = "M-9,-4.5A10,10 0 0 1 7,-7";

/** A bolt that stands on its tip, 60 high. */
export const BOLT_HEAD = "M-17,-30H17L20,-26V-15L17,-12H-17L-20,-15V-26Z";
export const BOLT_SHAFT = "M-9.5,-12H9.5V22L4,30H-4L-9.5,22Z";
export const BOLT_FACETS = "M-7.5,-29V-13M7.5,-29V-13";
export const BOLT_THREADS = [-5, 2, 9, 16, 23]
  .map((y) => `M-9,${y + 3}L9,${y - 3}`)
  .join("");

/** Two arrows that chase each other round a circle. */
export const REROLL = "M-21,7A22,22 0 0 1 13,-17.6M21,-7A22,22 0 0 1 -13,17.6";
export const REROLL_HEADS = "M10,-31L26,-14L5,-8ZM-10,31L-26,14L-5,8Z";

/** An arrow over a die that turns. */
export const TURN = "M-25,-8A27,27 0 0 1 20,-19";
export const TURN_HEAD = "M25,-33L30,-9L9,-15Z";

/** There and back again. */
export const SWAP = "M-24,-11H8M24,11H-8";
export const SWAP_HEADS = "M7,-25L29,-11L7,3ZM-7,25L-29,11L-7,-3Z";

/** A present with a bow. */
export const GIFT_BOX = "M-22,-4H22V27H-22Z";
export const GIFT_LID = "M-26,-13H26V-2H-26Z";
export const GIFT_RIBBON = "M-5,-13H5V27H-5Z";
export const GIFT_BOW =
  "M0,-13C-6,-30 -22,-31 -20,-20C-19,-14 -9,-13 0,-13C9,-13 19,-14 20,-20" +
  "C22,-31 6,-30 0,-13Z";
