import { SCRATCH_FIESTA } from '../rules.ts';

/** In shares of the ticket's width and height. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** What has been scratched off, in small squares. */
export interface ScratchMask {
  readonly squares: readonly boolean[];
  /** By field: half of it is scratched off. */
  readonly revealed: readonly boolean[];
}

const SIDE = Math.sqrt(SCRATCH_FIESTA.fields);
/** Squares along a field's edge. */
const GRAIN = 6;
const SQUARES = SIDE * GRAIN;
/** A field is revealed once so much of it is scratched off. */
const ENOUGH = 0.5;

export function createMask(): ScratchMask {
  return {
    squares: Array.from({ length: SQUARES * SQUARES }, () => false),
    revealed: Array.from({ length: SCRATCH_FIESTA.fields }, () => false),
  };
}

/** The mask after a stroke of a round brush. */
export function scratchAlong(
  mask: ScratchMask,
  from: Point,
  to: Point,
  radius: number,
): ScratchMask {
  const squares = mask.squares.map((isOff, index) => {
    const middle = {
      x: ((index % SQUARES) + 0.5) / SQUARES,
      y: (Math.floor(index / SQUARES) + 0.5) / SQUARES,
    };
    return isOff || distanceTo(middle, from, to) <= radius;
  });
  const revealed = mask.revealed.map((isOff, field) => isOff || shareOff(squares, field) >= ENOUGH);
  return { squares, revealed };
}

function shareOff(squares: readonly boolean[], field: number): number {
  const left = (field % SIDE) * GRAIN;
  const top = Math.floor(field / SIDE) * GRAIN;
  let count = 0;
  for (let row = top; row < top + GRAIN; row += 1) {
    for (let column = left; column < left + GRAIN; column += 1) {
      if (squares[row * SQUARES + column] === true) count += 1;
    }
  }
  return count / (GRAIN * GRAIN);
}

/** From a point to the nearest one of a line. */
function distanceTo(point: Point, from: Point, to: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : ((point.x - from.x) * dx + (point.y - from.y) * dy) / length;
  const share = Math.min(1, Math.max(0, along));
  return Math.hypot(point.x - from.x - share * dx, point.y - from.y - share * dy);
}
