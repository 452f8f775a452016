import { BOARD_ROUND_MS } from '../kit/house-flags.ts';

/** Facts of the game that are the same for every brand and currency. */
export const PLINKO_FALLS = {
  code: 'plinko-falls',
  /** Stored with every round. A change of any rule or pay is a new version. */
  version: '1.0.0',
  minRoundMs: BOARD_ROUND_MS,
} as const;

export const ROW_COUNTS = [8, 12, 16] as const;
export const RISKS = ['low', 'medium', 'high'] as const;

export type RowCount = (typeof ROW_COUNTS)[number];
export type Risk = (typeof RISKS)[number];

/** How many rows of pegs the ball passes, and which pay table the slots have. */
export interface PlinkoWager {
  readonly rows: RowCount;
  readonly risk: Risk;
}

/**
 * Pays in ten-thousandths of the stake, from an outer slot to the centre; the other half mirrors them.
 * Each table returns 98.98 to 98.99 percent.
 */
const HALF_TABLES: Readonly<Record<RowCount, Readonly<Record<Risk, readonly bigint[]>>>> = {
  8: {
    low: [56_000n, 21_000n, 11_000n, 10_000n, 5_000n],
    medium: [131_000n, 30_000n, 13_000n, 7_000n, 4_000n],
    high: [289_000n, 40_000n, 15_000n, 3_000n, 2_000n],
  },
  12: {
    low: [101_000n, 30_000n, 16_000n, 14_000n, 11_000n, 10_000n, 5_000n],
    medium: [330_000n, 110_000n, 40_000n, 20_000n, 11_000n, 6_000n, 3_000n],
    high: [1_740_000n, 240_000n, 80_000n, 20_000n, 7_000n, 2_000n, 2_000n],
  },
  16: {
    low: [130_000n, 90_000n, 20_000n, 14_000n, 14_000n, 12_000n, 11_000n, 10_000n, 5_000n],
    medium: [1_100_000n, 410_000n, 100_000n, 50_000n, 30_000n, 15_000n, 10_000n, 5_000n, 3_000n],
    high: [10_000_000n, 1_310_000n, 259_000n, 90_000n, 40_000n, 20_000n, 2_000n, 2_000n, 2_000n],
  },
};

/** What the slots pay from left to right, in ten-thousandths of the stake. */
export function payTable({ rows, risk }: PlinkoWager): readonly bigint[] {
  const half = HALF_TABLES[rows][risk];
  return [...half, ...half.slice(0, -1).toReversed()];
}

/** The highest pay of any table. */
export const HIGHEST_PAY: bigint = ROW_COUNTS.flatMap((rows) =>
  RISKS.flatMap((risk) => HALF_TABLES[rows][risk]),
).reduce((highest, pay) => (pay > highest ? pay : highest));
