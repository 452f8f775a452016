import type { VendorTitleStakes } from '#contract/generated/types.ts';

/** Micro-units of a cent, the finest amount all dialects can write. */
const CENT_MICRO = 10_000n;

/**
 * The smallest stake of each currency as a step of the series 1, 2, 5, 10, 20, 50 … cents, so that all
 * currencies have stakes of about the same worth. Steps of VND and CLP are whole units.
 */
const FIRST_STEP = { PEN: 4, MXN: 6, THB: 7, VND: 15, CLP: 11, USD: 2, EUR: 2 } as const;

export const CURRENCIES = Object.keys(FIRST_STEP) as readonly (keyof typeof FIRST_STEP)[];

/** Currencies without cents. */
const WHOLE: ReadonlySet<string> = new Set(['VND', 'CLP']);

export const unitMicroOf = (currency: string): bigint =>
  WHOLE.has(currency) ? 100n * CENT_MICRO : CENT_MICRO;

/** From a step above the smallest stake, a number of steps. */
const LADDERS = {
  penny: [0, 8],
  slots: [1, 8],
  high: [2, 9],
  rounds: [1, 9],
  scratch: [3, 6],
  bingo: [1, 6],
  table: [3, 9],
  live: [4, 8],
  salon: [7, 7],
  cannon: [0, 9],
  cards: [3, 8],
  sports: [4, 9],
} as const satisfies Record<string, readonly [number, number]>;

export type LadderName = keyof typeof LADDERS;

const MANTISSAS = [1n, 2n, 5n] as const;

function stepMicro(step: number): bigint {
  const mantissa = MANTISSAS[step % 3] ?? 1n;
  return mantissa * 10n ** BigInt(Math.floor(step / 3)) * CENT_MICRO;
}

function ladder(name: LadderName): VendorTitleStakes[] {
  const [from, count] = LADDERS[name];
  return CURRENCIES.map((currency) => ({
    currency,
    amountsMicro: Array.from({ length: count }, (_, index) =>
      String(stepMicro(FIRST_STEP[currency] + from + index)),
    ),
  }));
}

const made = new Map<LadderName, VendorTitleStakes[]>();

/** Titles of one ladder share it: do not write to it. */
export function stakesOf(name: LadderName): VendorTitleStakes[] {
  const stakes = made.get(name) ?? ladder(name);
  made.set(name, stakes);
  return stakes;
}
