/** Dragging a pawn: from the pointer on the glass to a point on the board. */
import { BOARD, spaceAt, type Point } from "./geometry";

/** So many pixels make a press a drag. */
const SLACK = 6;

/** The point of the board under the pointer. */
export function boardPoint(board: Element, event: PointerEvent): Point {
  const box = board.getBoundingClientRect();
  const scale = BOARD / box.width;
  return {
    x: (event.clientX - box.left) * scale,
    y: (event.clientY - box.top) * scale,
  };
}

export interface Drag {
  from: string;
  start: Point;
  /** Where the pawn is held; null until the pointer has left its place. */
  held: Point | null;
}

/** The drag after the pointer moved to a point; `scale` is units in a pixel. */
export function dragTo(drag: Drag, point: Point, scale: number): Drag {
  const way = Math.hypot(point.x - drag.start.x, point.y - drag.start.y);
  const isDrag = drag.held !== null || way > SLACK * scale;
  return isDrag ? { ...drag, held: point } : drag;
}

/** Where the pawn was let go: a space, or undefined off the board and at its place. */
export function droppedOn(drag: Drag): string | undefined {
  const space = drag.held ? spaceAt(drag.held) : undefined;
  return space === drag.from ? undefined : space;
}
