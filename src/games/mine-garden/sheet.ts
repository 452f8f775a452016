import { multiplierText } from '../kit/multiplier.ts';
import type { GameSheet } from '../kit/sheet.ts';
import { MINE_GARDEN, mineMultiplier } from './rules.ts';

/** Stops that the rules page shows: safe cells, their chance and their return in percent. */
const SHOWN_STOPS = {
  1: [
    [1, '96.0000', '98.9952'],
    [5, '80.0000', '99.0000'],
    [12, '52.0000', '98.9976'],
    [24, '4.0000', '99.0000'],
  ],
  3: [
    [1, '88.0000', '99.0000'],
    [3, '66.9565', '98.9952'],
    [5, '49.5652', '98.9966'],
    [10, '19.7826', '98.9981'],
    [22, '0.0435', '99.0000'],
  ],
  5: [
    [1, '80.0000', '99.0000'],
    [3, '49.5652', '98.9966'],
    [5, '29.1813', '98.9974'],
    [10, '5.6522', '98.9995'],
    [19, '0.0113', '99.0000'],
  ],
  10: [
    [1, '60.0000', '99.0000'],
    [3, '19.7826', '98.9981'],
    [5, '5.6522', '98.9995'],
    [11, '0.0306', '99.0000'],
  ],
  20: [
    [1, '20.0000', '99.0000'],
    [2, '3.3333', '99.0000'],
    [4, '0.0395', '99.0000'],
  ],
} as const;

export const MINE_GARDEN_SHEET: GameSheet = {
  code: MINE_GARDEN.code,
  version: MINE_GARDEN.version,
  returnPercent: { least: '98.9920', most: '99.0000' },
  proof: 'enumerated',
  volatility: 'medium',
  minRoundMs: MINE_GARDEN.minRoundMs,
  mostStakes: '9193.3875',
  paragraphs: 4,
  tables: Object.entries(SHOWN_STOPS).map(([mines, stops]) => ({
    key: 'stops',
    values: { mines: Number(mines) },
    rows: stops.map(([safe, chancePercent, returnPercent]) => ({
      name: { key: 'spot.safe', values: { safe } },
      pays: multiplierText(mineMultiplier(Number(mines), safe)),
      chancePercent,
      returnPercent,
    })),
  })),
};
