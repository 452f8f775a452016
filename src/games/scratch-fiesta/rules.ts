import { BOARD_ROUND_MS } from '../kit/house-flags.ts';

/** Tickets of a series. Each is sold once. */
export const SERIES_TICKETS = 2_000;

/** Facts of the game that are the same for every brand and currency. */
export const SCRATCH_FIESTA = {
  code: 'scratch-fiesta',
  /** Stored with every round. A change of any rule or prize is a new version. */
  version: '1.1.0',
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
  { symbol: 'sun', multiplier: 3_000_000n, tickets: 1 },
  { symbol: 'pinata', multiplier: 1_000_000n, tickets: 1 },
  { symbol: 'guitar', multiplier: 500_000n, tickets: 6 },
  { symbol: 'sombrero', multiplier: 200_000n, tickets: 8 },
  { symbol: 'maraca', multiplier: 100_000n, tickets: 16 },
  { symbol: 'cactus', multiplier: 50_000n, tickets: 40 },
  { symbol: 'pepper', multiplier: 20_000n, tickets: 185 },
  { symbol: 'lime', multiplier: 10_000n, tickets: 300 },
];

export const SYMBOLS: readonly SymbolId[] = PRIZES.map(({ symbol }) => symbol);
