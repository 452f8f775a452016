import type { LiveGameCode } from '#games/live/live-game.ts';
import { SIC_BO } from '#games/live/sic-bo.ts';

/** Spots in a row or a block of the table. */
export interface SpotGroup {
  readonly id: string;
  readonly columns: number;
  readonly spots: readonly string[];
}

const ofSicBo = (prefix: string): readonly string[] =>
  SIC_BO.spots.filter((spot) => spot.startsWith(`${prefix}-`));

/** The spots of a game as they lie on its table; a wheel and seats are drawn by themselves. */
export const SPOT_GROUPS: Readonly<
  Record<Exclude<LiveGameCode, 'roulette' | 'blackjack'>, readonly SpotGroup[]>
> = {
  baccarat: baccarat(),
  baccaratNoCommission: baccarat(),
  dragonTiger: [{ id: 'sides', columns: 3, spots: ['dragon', 'tie', 'tiger'] }],
  threeCardPoker: [{ id: 'sides', columns: 2, spots: ['ante', 'pairPlus'] }],
  sicBo: [
    { id: 'sides', columns: 5, spots: ['small', 'odd', 'anyTriple', 'even', 'big'] },
    { id: 'totals', columns: 7, spots: ofSicBo('total') },
    { id: 'doubles', columns: 6, spots: ofSicBo('double') },
    { id: 'triples', columns: 6, spots: ofSicBo('triple') },
    { id: 'pairs', columns: 5, spots: ofSicBo('pair') },
    { id: 'singles', columns: 6, spots: ofSicBo('single') },
  ],
};

function baccarat(): readonly SpotGroup[] {
  return [
    { id: 'pairs', columns: 2, spots: ['playerPair', 'bankerPair'] },
    { id: 'sides', columns: 3, spots: ['player', 'tie', 'banker'] },
  ];
}
