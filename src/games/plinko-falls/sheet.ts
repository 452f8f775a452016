import { multiplierText } from '../kit/multiplier.ts';
import type { GameSheet, SheetRow } from '../kit/sheet.ts';
import {
  HIGHEST_PAY,
  payTable,
  PLINKO_FALLS,
  type Risk,
  RISKS,
  ROW_COUNTS,
  type RowCount,
} from './rules.ts';

/** Chances in percent of a slot and its mirror image, from the outer pair to the centre slot. */
const CHANCES: Readonly<Record<RowCount, readonly string[]>> = {
  8: ['0.7813', '6.2500', '21.8750', '43.7500', '27.3438'],
  12: ['0.0488', '0.5859', '3.2227', '10.7422', '24.1699', '38.6719', '22.5586'],
  16: [
    '0.0031',
    '0.0488',
    '0.3662',
    '1.7090',
    '5.5542',
    '13.3301',
    '24.4385',
    '34.9121',
    '19.6381',
  ],
};

const RETURNS: Readonly<Record<RowCount, Readonly<Record<Risk, string>>>> = {
  8: { low: '98.9844', medium: '98.9844', high: '98.9844' },
  12: { low: '98.9844', medium: '98.9893', high: '98.9893' },
  16: { low: '98.9896', medium: '98.9883', high: '98.9886' },
};

function slotRows(rows: RowCount, risk: Risk): SheetRow[] {
  const pays = payTable({ rows, risk });
  return CHANCES[rows].map((chancePercent, slot) => ({
    name:
      slot * 2 === rows
        ? { key: 'spot.centre' }
        : { key: 'spot.pair', values: { left: slot + 1, right: rows - slot + 1 } },
    pays: multiplierText(pays[slot] ?? 0n),
    chancePercent,
    returnPercent: null,
  }));
}

/** Only the slots of a table together return; the last row says what. */
const allSlots = (returnPercent: string): SheetRow => ({
  name: { key: 'spot.all' },
  pays: null,
  chancePercent: null,
  returnPercent,
});

export const PLINKO_FALLS_SHEET: GameSheet = {
  code: PLINKO_FALLS.code,
  version: PLINKO_FALLS.version,
  returnPercent: { least: '98.9844', most: '98.9896' },
  proof: 'enumerated',
  volatility: 'medium',
  minRoundMs: PLINKO_FALLS.minRoundMs,
  mostStakes: multiplierText(HIGHEST_PAY),
  paragraphs: 3,
  tables: ROW_COUNTS.flatMap((rows) =>
    RISKS.map((risk) => ({
      key: risk,
      values: { rows },
      rows: [...slotRows(rows, risk), allSlots(RETURNS[rows][risk])],
    })),
  ),
};
