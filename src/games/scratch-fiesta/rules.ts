import { BOARD_ROUND_MS } from '../kit/house-flags.ts';

/** Tickets of a series. Each is sold once, in the order of its place. */
export const SERIES_TICKETS = 10_000;

/** Facts of the game that are the same for every brand and currency. */
export const SCRATCH_FIESTA = {
  code: 'scratch-fiesta',
  /** Stored with every round. A change of any rule or prize is a new version. */
  version: '1.0.0',
  minRoundMs: BOARD_ROUND_MS,
  /** Fields of a ticket, three by three. */
  fields: 9,
  /** So many alike win. */
  alike: 3,
} as const;

export type SymbolId =
  | 'sun'
  | 'pinata'
  | 'guitar'
  | 'sombrero'
  | 'maraca'
  | 'cactus'
  | 'pepper'
  | 'lime';

export interface Prize {
  readonly symbol: SymbolId;
  /** Ten-thousandths of the stake. */
  readonly multiplier: bigint;
  /** How many tickets of a series win it. */
  readonly tickets: number;
}

/** Highest first. Every series has exactly these prizes; all other tickets win nothing. */
export const PRIZES: readonly Prize[] = [
  { symbol: 'sun', multiplier: 10_000_000n, tickets: 1 },
  { symbol: 'pinata', multiplier: 2_000_000n, tickets: 5 },
  { symbol: 'guitar', multiplier: 500_000n, tickets: 30 },
  { symbol: 'sombrero', multiplier: 200_000n, tickets: 40 },
  { symbol: 'maraca', multiplier: 100_000n, tickets: 80 },
  { symbol: 'cactus', multiplier: 50_000n, tickets: 200 },
  { symbol: 'pepper', multiplier: 20_000n, tickets: 928 },
  { symbol: 'lime', multiplier: 10_000n, tickets: 1_494 },
];

export const SYMBOLS: readonly SymbolId[] = PRIZES.map(({ symbol }) => symbol);

/** What the server adds to the player's empty wager. */
export interface ScratchWager {
  /** The place in the series, from 0. */
  readonly ticket: number;
}
