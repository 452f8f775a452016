/** The single zero and 1 to 36. */
export const POCKETS = 37;

/** The pockets clockwise, as on every wheel with a single zero. */
export const WHEEL_ORDER: readonly number[] = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14,
  31, 9, 22, 18, 29, 7, 28, 12, 35, 3, 26,
];

const RED: ReadonlySet<number> = new Set([
  1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36,
]);

export type PocketColor = 'red' | 'black' | 'zero';

export function colorOf(pocket: number): PocketColor {
  if (pocket === 0) return 'zero';
  return RED.has(pocket) ? 'red' : 'black';
}

/** The kinds of bets; each pays the same wherever it is placed. */
export type SpotKind =
  | 'straight'
  | 'split'
  | 'trio'
  | 'street'
  | 'corner'
  | 'firstFour'
  | 'sixLine'
  | 'column'
  | 'dozen'
  | 'evenMoney';

/** The chips that a winning chip gets besides itself. */
export const PAYS_TO_ONE: Readonly<Record<SpotKind, number>> = {
  straight: 35,
  split: 17,
  trio: 11,
  street: 11,
  corner: 8,
  firstFour: 8,
  sixLine: 5,
  column: 2,
  dozen: 2,
  evenMoney: 1,
};

export interface Spot {
  readonly id: string;
  readonly kind: SpotKind;
  /** Ascending. */
  readonly numbers: readonly number[];
}

const NUMBERS = Array.from({ length: 36 }, (_, index) => index + 1);
const STREETS = Array.from({ length: 12 }, (_, index) => index + 1);
const THIRDS = [1, 2, 3] as const;

const run = (first: number, length: number): number[] =>
  Array.from({ length }, (_, index) => first + index);
const isTop = (number: number): boolean => number % 3 === 0;

/** Every spot of the table. */
export const SPOTS: readonly Spot[] = [
  ...[0, ...NUMBERS].map((number) => spot(`n${number}`, 'straight', [number])),
  ...THIRDS.map((number) => spot(`s0-${number}`, 'split', [0, number])),
  ...NUMBERS.flatMap((number) => [
    ...(isTop(number) ? [] : [split(number, number + 1)]),
    ...(number > 33 ? [] : [split(number, number + 3)]),
  ]),
  spot('t0-1-2', 'trio', [0, 1, 2]),
  spot('t0-2-3', 'trio', [0, 2, 3]),
  ...STREETS.map((street) => spot(`r${street}`, 'street', run(3 * street - 2, 3))),
  ...NUMBERS.filter((number) => number <= 32 && !isTop(number)).map((number) =>
    spot(`c${number}`, 'corner', [number, number + 1, number + 3, number + 4]),
  ),
  spot('f0', 'firstFour', [0, 1, 2, 3]),
  ...STREETS.slice(0, 11).map((street) => spot(`l${street}`, 'sixLine', run(3 * street - 2, 6))),
  ...THIRDS.map((third) =>
    spot(
      `col${third}`,
      'column',
      NUMBERS.filter((number) => number % 3 === third % 3),
    ),
  ),
  ...THIRDS.map((third) => spot(`doz${third}`, 'dozen', run(12 * third - 11, 12))),
  spot(
    'red',
    'evenMoney',
    NUMBERS.filter((number) => RED.has(number)),
  ),
  spot(
    'black',
    'evenMoney',
    NUMBERS.filter((number) => !RED.has(number)),
  ),
  spot(
    'even',
    'evenMoney',
    NUMBERS.filter((number) => number % 2 === 0),
  ),
  spot(
    'odd',
    'evenMoney',
    NUMBERS.filter((number) => number % 2 === 1),
  ),
  spot('low', 'evenMoney', run(1, 18)),
  spot('high', 'evenMoney', run(19, 18)),
];

function spot(id: string, kind: SpotKind, numbers: readonly number[]): Spot {
  return { id, kind, numbers };
}

function split(lower: number, higher: number): Spot {
  return spot(`s${lower}-${higher}`, 'split', [lower, higher]);
}

const SPOT_BY_ID: ReadonlyMap<string, Spot> = new Map(SPOTS.map((each) => [each.id, each]));

export function spotOf(id: string): Spot | null {
  return SPOT_BY_ID.get(id) ?? null;
}

/**
 * What a chip on the spot gets back in ten-thousandths of its value, itself included. La partage: zero
 * returns half of an even-money bet.
 */
export function spotMultiplier({ kind, numbers }: Spot, pocket: number): bigint {
  if (numbers.includes(pocket)) return BigInt(PAYS_TO_ONE[kind] + 1) * 10_000n;
  return pocket === 0 && kind === 'evenMoney' ? 5_000n : 0n;
}
