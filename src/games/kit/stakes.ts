const MICRO = 1_000_000n;

/** Stakes of value alike in the currencies offered, each divisible by 25 lines and by 0.01. */
export const HOUSE_STAKES = {
  PEN: [MICRO / 2n, MICRO, 2n * MICRO, 5n * MICRO, 10n * MICRO, 25n * MICRO, 50n * MICRO],
  USD: [MICRO / 4n, MICRO / 2n, MICRO, 2n * MICRO, 5n * MICRO, 10n * MICRO],
  EUR: [MICRO / 4n, MICRO / 2n, MICRO, 2n * MICRO, 5n * MICRO, 10n * MICRO],
  VND: [5_000n * MICRO, 10_000n * MICRO, 25_000n * MICRO, 50_000n * MICRO, 100_000n * MICRO],
  THB: [5n * MICRO, 10n * MICRO, 25n * MICRO, 50n * MICRO, 100n * MICRO],
} as const;

/** Chips of the tables, smallest first. Every stake is a number of the smallest. */
export const HOUSE_CHIPS = {
  PEN: [MICRO / 2n, MICRO, 5n * MICRO, 10n * MICRO, 25n * MICRO, 50n * MICRO],
  USD: [MICRO / 2n, MICRO, 2n * MICRO, 5n * MICRO, 10n * MICRO],
  EUR: [MICRO / 2n, MICRO, 2n * MICRO, 5n * MICRO, 10n * MICRO],
  VND: [5_000n * MICRO, 10_000n * MICRO, 50_000n * MICRO, 100_000n * MICRO],
  THB: [5n * MICRO, 10n * MICRO, 50n * MICRO, 100n * MICRO],
} as const;
