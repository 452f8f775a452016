import type { LiveGameCode } from './live-game.ts';

export type TableStakes = 'low' | 'high';

/** A table of the studio: one for all brands. */
export interface StudioTable {
  readonly code: string;
  readonly name: string;
  readonly game: LiveGameCode;
  readonly stakes: TableStakes;
  /** How long bets are taken. Milliseconds. */
  readonly openMs: number;
}

const OPEN_MS = 20_000;
const SPEED_MS = 12_000;
/** A result is shown for so long before the next round. */
export const PAUSE_MS = 5_000;
/** A table that no one looks at deals a round so often. */
export const IDLE_MS = 60_000;

const table = (
  code: string,
  name: string,
  game: LiveGameCode,
  stakes: TableStakes = 'low',
  openMs = OPEN_MS,
): StudioTable => ({ code, name, game, stakes, openMs });

export const STUDIO_TABLES: readonly StudioTable[] = [
  table('baccarat-a', 'Baccarat Aurora', 'baccarat'),
  table('baccarat-b', 'Baccarat Belvedere', 'baccarat', 'high'),
  table('baccarat-speed', 'Speed Baccarat', 'baccaratNoCommission', 'low', SPEED_MS),
  table('sic-bo-a', 'Sic Bo Jade', 'sicBo'),
  table('sic-bo-b', 'Sic Bo Palace', 'sicBo', 'high'),
  table('roulette-a', 'Roulette Aurora', 'roulette'),
  table('roulette-b', 'Roulette Belvedere', 'roulette', 'high'),
  table('dragon-tiger-a', 'Dragon Tiger', 'dragonTiger', 'low', 15_000),
  table('dragon-tiger-b', 'Dragon Tiger Palace', 'dragonTiger', 'high', 15_000),
  table('three-card-a', 'Three Card Aurora', 'threeCardPoker'),
  table('three-card-b', 'Three Card Belvedere', 'threeCardPoker', 'high'),
  table('blackjack-a', 'Blackjack Aurora', 'blackjack'),
  table('blackjack-b', 'Blackjack Belvedere', 'blackjack', 'high'),
];

const BY_CODE = new Map(STUDIO_TABLES.map((one) => [one.code, one]));

export const studioTable = (code: string): StudioTable | null => BY_CODE.get(code) ?? null;
