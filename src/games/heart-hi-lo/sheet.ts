import { multiplierText } from '../kit/multiplier.ts';
import type { GameSheet, SheetRow } from '../kit/sheet.ts';
import {
  afterGuess,
  CERTAIN,
  type GuessSide,
  HEART_HI_LO,
  hiLoMultiplier,
  winningRanks,
} from './rules.ts';

/** Chance and return in percent of a first guess, by its winning ranks. */
const BY_WAYS: Readonly<Record<number, readonly [chance: string, returns: string]>> = {
  12: ['92.3077', '99.0000'],
  11: ['84.6154', '99.0000'],
  10: ['76.9231', '99.0000'],
  9: ['69.2308', '99.0000'],
  8: ['61.5385', '98.9969'],
  7: ['53.8462', '98.9962'],
  6: ['46.1538', '99.0000'],
  5: ['38.4615', '99.0000'],
  4: ['30.7692', '99.0000'],
  3: ['23.0769', '99.0000'],
  2: ['15.3846', '99.0000'],
  1: ['7.6923', '99.0000'],
};

const NAMES: Readonly<Record<number, string>> = {
  0: 'spot.ace',
  10: 'spot.jack',
  11: 'spot.queen',
  12: 'spot.king',
};

function row(rank: number, side: GuessSide): SheetRow {
  const ways = winningRanks(rank, side);
  const [chancePercent, returnPercent] = BY_WAYS[ways] ?? ['', ''];
  const named = NAMES[rank];
  return {
    name: named === undefined ? { key: 'spot.number', values: { rank: rank + 1 } } : { key: named },
    pays: multiplierText(hiLoMultiplier(afterGuess(CERTAIN, ways))),
    chancePercent,
    returnPercent,
  };
}

const RANKS = Array.from({ length: 13 }, (_, rank) => rank);

export const HEART_HI_LO_SHEET: GameSheet = {
  code: HEART_HI_LO.code,
  version: HEART_HI_LO.version,
  returnPercent: { least: '98.9923', most: '99.0000' },
  proof: 'enumerated',
  volatility: 'medium',
  minRoundMs: HEART_HI_LO.minRoundMs,
  mostStakes: multiplierText(HEART_HI_LO.mostMultiplier),
  paragraphs: 5,
  tables: [
    { key: 'high', rows: RANKS.map((rank) => row(rank, 'high')) },
    { key: 'low', rows: RANKS.map((rank) => row(rank, 'low')) },
  ],
};
