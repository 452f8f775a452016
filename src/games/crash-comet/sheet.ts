import type { GameSheet } from '../kit/sheet.ts';
import { CRASH_COMET } from './rules.ts';

/** Multipliers that the rules page shows, with the chance to reach them in percent. */
const SHOWN = [
  ['1.10', '90.0000'],
  ['1.50', '66.0000'],
  ['2.00', '49.5000'],
  ['5.00', '19.8000'],
  ['10.00', '9.9000'],
  ['100.00', '0.9900'],
  ['1000.00', '0.0990'],
] as const;

export const CRASH_COMET_SHEET: GameSheet = {
  code: CRASH_COMET.code,
  version: CRASH_COMET.version,
  returnPercent: { least: '99.0000', most: '99.0000' },
  proof: 'enumerated',
  volatility: 'high',
  minRoundMs: CRASH_COMET.minRoundMs,
  mostStakes: String(CRASH_COMET.most / 100),
  paragraphs: 4,
  tables: [
    {
      key: 'reach',
      rows: SHOWN.map(([pays, chancePercent]) => ({
        name: { key: 'spot.leave', values: { at: pays } },
        pays,
        chancePercent,
        returnPercent: '99.0000',
      })),
    },
  ],
};
