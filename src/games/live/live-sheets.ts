import { BLACKJACK } from './blackjack/blackjack.ts';
import type { LiveGameCode } from './live-game.ts';
import { ROULETTE } from './roulette.ts';
import { SIC_BO } from './sic-bo.ts';

/** Spots that return alike, with their return. */
export interface SheetRow {
  readonly spots: readonly string[];
  /** Percent with four decimals, which `proof/live-returns.ts` computes exactly. */
  readonly returnPercent: string;
}

const startingWith = (
  spots: readonly string[],
  ...prefixes: readonly string[]
): readonly string[] => spots.filter((spot) => prefixes.some((prefix) => spot.startsWith(prefix)));

const row = (returnPercent: string, ...spots: readonly string[]): SheetRow => ({
  spots,
  returnPercent,
});

const EVEN_MONEY = ['red', 'black', 'even', 'odd', 'low', 'high'];

const baccarat = (banker: string): readonly SheetRow[] => [
  row('98.7649', 'player'),
  row(banker, 'banker'),
  row('85.6404', 'tie'),
  row('89.6386', 'playerPair', 'bankerPair'),
];

/** The returns of every spot, as the rules of a table show them. */
export const LIVE_SHEETS: Readonly<Record<LiveGameCode, readonly SheetRow[]>> = {
  baccarat: baccarat('98.9421'),
  baccaratNoCommission: baccarat('98.5419'),
  dragonTiger: [row('96.2651', 'dragon', 'tiger'), row('89.6386', 'tie')],
  sicBo: [
    row('97.2222', 'small', 'big', 'odd', 'even'),
    row('95.8333', 'total-4', 'total-17'),
    ...[5, 6, 7, 8, 9].map((total) => row('97.2222', `total-${total}`, `total-${21 - total}`)),
    row('96.2500', 'total-10', 'total-11'),
    row('97.2222', ...startingWith(SIC_BO.spots, 'pair-')),
    row('96.2963', ...startingWith(SIC_BO.spots, 'double-')),
    row('96.2963', ...startingWith(SIC_BO.spots, 'single-')),
    row('97.6852', ...startingWith(SIC_BO.spots, 'triple-')),
    row('91.6667', 'anyTriple'),
  ],
  roulette: [
    row('98.6486', ...EVEN_MONEY),
    row('97.2973', ...startingWith(ROULETTE.spots, 'doz')),
    row('97.2973', ...startingWith(ROULETTE.spots, 'col')),
    row('97.2973', ...startingWith(ROULETTE.spots, 'l').filter((spot) => spot !== 'low')),
    row(
      '97.2973',
      ...startingWith(ROULETTE.spots, 'c').filter((spot) => !spot.startsWith('col')),
      'f0',
    ),
    row(
      '97.2973',
      ...startingWith(ROULETTE.spots, 'r').filter((spot) => spot !== 'red'),
      't0-1-2',
      't0-2-3',
    ),
    row('97.2973', ...startingWith(ROULETTE.spots, 's')),
    row('97.2973', ...startingWith(ROULETTE.spots, 'n')),
  ],
  // Ante and play together, of all that is staked, by the published strategy.
  threeCardPoker: [row('97.9853', 'ante', 'play'), row('97.6833', 'pairPlus')],
  // Seats by the published strategy. Chips behind them are neither doubled nor split.
  blackjack: [
    row('99.5123', ...startingWith(BLACKJACK.spots, 'seat-')),
    row('97.7086', ...startingWith(BLACKJACK.spots, 'behind-')),
    row(
      '92.5301',
      ...startingWith(BLACKJACK.spots, 'seat-').map((spot) => `insurance-${spot.slice(5)}`),
    ),
  ],
};
