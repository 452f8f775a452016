import { multiplierText } from '../kit/multiplier.ts';
import type { GameSheet } from '../kit/sheet.ts';
import { DICE_LINE, diceMultiplier } from './rules.ts';

/** Lines that the rules page shows, by their winning rolls, with their returns in percent. */
const SHOWN_LINES = [
  [9_800, '98.9996'],
  [7_500, '99.0000'],
  [5_000, '99.0000'],
  [2_500, '99.0000'],
  [1_000, '99.0000'],
  [100, '99.0000'],
] as const;

export const DICE_LINE_SHEET: GameSheet = {
  code: DICE_LINE.code,
  version: DICE_LINE.version,
  returnPercent: { least: '98.9903', most: '99.0000' },
  proof: 'enumerated',
  volatility: 'medium',
  minRoundMs: DICE_LINE.minRoundMs,
  mostStakes: multiplierText(diceMultiplier(DICE_LINE.fewestWinning)),
  paragraphs: 3,
  tables: [
    {
      key: 'lines',
      rows: SHOWN_LINES.map(([winning, returnPercent]) => ({
        name: { key: 'spot.chance', values: { percent: winning / 100 } },
        pays: multiplierText(diceMultiplier(winning)),
        chancePercent: (winning / 100).toFixed(4),
        returnPercent,
      })),
    },
  ],
};
