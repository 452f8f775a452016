import { multiplierText } from '../kit/multiplier.ts';
import type { GameSheet } from '../kit/sheet.ts';
import { PRIZES, SCRATCH_FIESTA } from './rules.ts';

/** Chances in percent, highest prize first. */
const CHANCES = [
  '0.0500',
  '0.0500',
  '0.3000',
  '0.4000',
  '0.8000',
  '2.0000',
  '9.2500',
  '15.0000',
] as const;

export const SCRATCH_FIESTA_SHEET: GameSheet = {
  code: SCRATCH_FIESTA.code,
  version: SCRATCH_FIESTA.version,
  returnPercent: { least: '94.5000', most: '94.5000' },
  proof: 'enumerated',
  volatility: 'medium',
  minRoundMs: SCRATCH_FIESTA.minRoundMs,
  mostStakes: '300.00',
  paragraphs: 5,
  tables: [
    {
      key: 'prizes',
      rows: [
        ...PRIZES.map(({ symbol, multiplier, tickets }, index) => ({
          name: { key: `spot.${symbol}`, values: { tickets } },
          pays: multiplierText(multiplier),
          chancePercent: CHANCES[index] ?? null,
          returnPercent: null,
        })),
        // Only all prizes together return.
        {
          name: { key: 'spot.all', values: { tickets: 557 } },
          pays: null,
          chancePercent: '27.8500',
          returnPercent: '94.5000',
        },
      ],
    },
  ],
};
