import type { LiveGameCode } from './live-game.ts';
import { ROULETTE } from './roulette.ts';

const straight = ROULETTE.spots.filter((spot) => /^n\d+$/.test(spot));
const dozens = ROULETTE.spots.filter((spot) => spot.startsWith('doz'));
const columns = ROULETTE.spots.filter((spot) => spot.startsWith('col'));
const sides = ['player', 'banker'];

/**
 * Spots of which one nearly always wins: chips on all of a group carry hardly any risk, and their equal parts count for
 * no turnover.
 */
export const OPPOSITES: Readonly<Record<LiveGameCode, readonly (readonly string[])[]>> = {
  baccarat: [sides],
  baccaratNoCommission: [sides],
  dragonTiger: [['dragon', 'tiger']],
  sicBo: [
    ['small', 'big'],
    ['odd', 'even'],
  ],
  roulette: [['red', 'black'], ['even', 'odd'], ['low', 'high'], dozens, columns, straight],
  threeCardPoker: [],
  blackjack: [],
};
