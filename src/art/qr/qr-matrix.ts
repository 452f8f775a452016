import { qrCodewords } from './qr-codewords.ts';

/** Rows of modules; true is dark. */
export type QrMatrix = readonly (readonly boolean[])[];

const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** The format's two bits for correction level Q. */
const LEVEL_Q = 3;

/**
 * A text as a QR code of level Q, versions 1 to 10. Which mask is used is no matter of taste: readers
 * take any, so the one that leaves the fewest long runs is taken.
 * @returns null when the text has more than 151 bytes.
 */
export function qrMatrix(text: string): QrMatrix | null {
  const codewords = qrCodewords(text);
  if (codewords === null) return null;
  const drawn = MASKS.map((_, mask) => drawMatrix(codewords.version, codewords.bytes, mask));
  const costs = drawn.map(runCost);
  return drawn[costs.indexOf(Math.min(...costs))] ?? null;
}

function drawMatrix(version: number, bytes: readonly number[], mask: number): QrMatrix {
  const size = version * 4 + 17;
  const rows = Array.from({ length: size }, () => Array<boolean | undefined>(size));
  const set = (x: number, y: number, dark: boolean): void => {
    const row = rows[y];
    if (row !== undefined && x >= 0 && x < size) row[x] = dark;
  };
  drawPatterns(version, size, set);
  drawFormat(size, mask, set);
  if (version >= 7) drawVersion(version, size, set);
  fill(size, bytes, (x, y, bit) => {
    if (rows[y]?.[x] !== undefined) return false;
    set(x, y, bit !== (MASKS[mask]?.(x, y) ?? false));
    return true;
  });
  return rows.map((row) => Array.from(row, (dark) => dark === true));
}

type SetModule = (x: number, y: number, dark: boolean) => void;

/** Timing, the three finders with their white edge, and the alignment marks. */
function drawPatterns(version: number, size: number, set: SetModule): void {
  for (let at = 0; at < size; at += 1) {
    set(6, at, at % 2 === 0);
    set(at, 6, at % 2 === 0);
  }
  for (const [cx, cy] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const) {
    ring(4, (dx, dy, distance) => set(cx + dx, cy + dy, distance !== 2 && distance !== 4));
  }
  const places = alignmentPlaces(version, size);
  const last = places.length - 1;
  for (const [i, x] of places.entries()) {
    for (const [j, y] of places.entries()) {
      const onFinder = (i === 0 && j === 0) || (i === 0 && j === last) || (i === last && j === 0);
      if (!onFinder) ring(2, (dx, dy, distance) => set(x + dx, y + dy, distance !== 1));
    }
  }
}

/** Every place of a square around a centre, with how far out it is. */
function ring(radius: number, see: (dx: number, dy: number, distance: number) => void): void {
  for (let dy = -radius; dy <= radius; dy += 1) {
    for (let dx = -radius; dx <= radius; dx += 1) see(dx, dy, Math.max(Math.abs(dx), Math.abs(dy)));
  }
}

function alignmentPlaces(version: number, size: number): readonly number[] {
  if (version === 1) return [];
  return version < 7 ? [6, size - 7] : [6, (size - 1) / 2, size - 7];
}

/** Level and mask, twice, and the one module that is always dark. */
function drawFormat(size: number, mask: number, set: SetModule): void {
  const data = (LEVEL_Q << 3) | mask;
  const bits = ((data << 10) | remainder(data, 10, 0x537)) ^ 0x5412;
  const bit = (index: number): boolean => ((bits >>> index) & 1) === 1;
  for (let index = 0; index < 8; index += 1) {
    set(8, index < 6 ? index : index + 1, bit(index));
    set(size - 1 - index, 8, bit(index));
  }
  set(7, 8, bit(8));
  for (let index = 9; index < 15; index += 1) set(14 - index, 8, bit(index));
  for (let index = 8; index < 15; index += 1) set(8, size - 15 + index, bit(index));
  set(8, size - 8, true);
}

function drawVersion(version: number, size: number, set: SetModule): void {
  const bits = (version << 12) | remainder(version, 12, 0x1f25);
  for (let index = 0; index < 18; index += 1) {
    const dark = ((bits >>> index) & 1) === 1;
    const a = size - 11 + (index % 3);
    const b = Math.floor(index / 3);
    set(a, b, dark);
    set(b, a, dark);
  }
}

function remainder(value: number, degree: number, divisor: number): number {
  let rest = value;
  for (let step = 0; step < degree; step += 1) {
    rest = (rest << 1) ^ ((rest >>> (degree - 1)) * divisor);
  }
  return rest;
}

/** Walks up and down in columns of two from the lower right, and places bits where `put` finds room. */
function fill(
  size: number,
  bytes: readonly number[],
  put: (x: number, y: number, bit: boolean) => boolean,
): void {
  let next = 0;
  for (let pair = 0, right = size - 1; right >= 1; pair += 1, right -= 2) {
    // The column of the timing pattern is stepped over.
    if (right === 6) right = 5;
    for (let step = 0; step < size; step += 1) {
      const y = pair % 2 === 0 ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        const bit = (((bytes[next >>> 3] ?? 0) >>> (7 - (next & 7))) & 1) === 1;
        if (put(x, y, bit)) next += 1;
      }
    }
  }
}

/** How many modules stand in runs of five and more, along rows and columns. */
function runCost(matrix: QrMatrix): number {
  const columns = matrix.map((_, x) => matrix.map((row) => row[x] === true));
  let cost = 0;
  for (const line of [...matrix, ...columns]) {
    let length = 0;
    for (const [at, dark] of line.entries()) {
      length = at > 0 && dark === line[at - 1] ? length + 1 : 1;
      if (length >= 5) cost += 1;
    }
  }
  return cost;
}
