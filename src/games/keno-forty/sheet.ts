import { multiplierText } from '../kit/multiplier.ts';
import type { GameSheet, SheetRow } from '../kit/sheet.ts';
import { HIGHEST_PAY, KENO_FORTY, paysOf } from './rules.ts';

interface PicksFigures {
  readonly returnPercent: string;
  /** Chances in percent of the numbers of hits that pay, fewest hits first. */
  readonly chances: readonly string[];
  /** The same as one in so many rounds, where four decimals of a percent would be all zeros. */
  readonly oneIn?: Readonly<Record<number, number>>;
}

/** By number of picks, from one to ten. */
const FIGURES: readonly PicksFigures[] = [
  { returnPercent: '98.7500', chances: ['25.0000'] },
  { returnPercent: '98.7500', chances: ['38.4615', '5.7692'] },
  { returnPercent: '99.0182', chances: ['13.6640', '1.2146'] },
  { returnPercent: '98.7827', chances: ['21.4192', '3.9392', '0.2298'] },
  { returnPercent: '98.9441', chances: ['27.7656', '7.9330', '0.9574', '0.0383'] },
  { returnPercent: '98.9714', chances: ['12.6929', '2.3799', '0.1970', '0.0055'] },
  { returnPercent: '98.9296', chances: ['17.6393', '4.5732', '0.5880', '0.0338', '0.0006'] },
  {
    returnPercent: '98.9502',
    chances: ['22.2363', '7.4834', '1.3304', '0.1188', '0.0047', '0.0001'],
  },
  {
    returnPercent: '98.9533',
    chances: ['26.0581', '10.9444', '2.5256', '0.3118', '0.0191', '0.0005'],
    oneIn: { 9: 27_343_888 },
  },
  {
    returnPercent: '98.9351',
    chances: ['28.8200', '14.7102', '4.2365', '0.6789', '0.0575', '0.0023'],
    oneIn: { 9: 2_825_535, 10: 847_660_528 },
  },
];

function hitRows(picks: number, { chances, oneIn = {} }: PicksFigures): SheetRow[] {
  const pays = paysOf(picks);
  const fewest = pays.findIndex((multiplier) => multiplier > 0n);
  return pays.slice(fewest).map((multiplier, index) => {
    const hits = fewest + index;
    const rounds = oneIn[hits];
    return {
      name:
        rounds === undefined
          ? { key: 'spot.hits', values: { hits } }
          : { key: 'spot.hits.rare', values: { hits, rounds } },
      pays: multiplierText(multiplier),
      chancePercent: chances[index] ?? null,
      returnPercent: null,
    };
  });
}

/** Only all results of a number of picks together return; the last row says what. */
const allResults = (returnPercent: string): SheetRow => ({
  name: { key: 'spot.all' },
  pays: null,
  chancePercent: null,
  returnPercent,
});

export const KENO_FORTY_SHEET: GameSheet = {
  code: KENO_FORTY.code,
  version: KENO_FORTY.version,
  returnPercent: { least: '98.7500', most: '99.0182' },
  proof: 'enumerated',
  volatility: 'high',
  minRoundMs: KENO_FORTY.minRoundMs,
  mostStakes: multiplierText(HIGHEST_PAY),
  paragraphs: 3,
  tables: FIGURES.map((figures, index) => ({
    key: 'picks',
    values: { picks: index + 1 },
    rows: [...hitRows(index + 1, figures), allResults(figures.returnPercent)],
  })),
};
