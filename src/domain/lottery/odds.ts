/** Parts of a prize: prizes are whole ten-thousandths of the money that is staked. */
export const ODDS_PARTS = 10_000;

/** The series at which a prize is fair: the group's base. */
export const FAIR_SERIES = 2_000;

/** A stake of two at each unit, as prizes are published. */
export const PUBLISHED_STAKE = 2;

/**
 * What a winning unit pays, its stake included.
 * `odds`: for a stake of 1, in ten-thousandths, whatever the series.
 * `wins`: at series 2000, a stake of 2 pays 2 x of / wins, which is fair when so many of the equally
 * likely outcomes win; other series pay their part of it, rounded down to `step` ten-thousandths.
 */
export type Prize =
  | { readonly odds: number }
  | { readonly wins: number; readonly of: number; readonly step: number };

export const isBySeries = (prize: Prize): prize is Exclude<Prize, { odds: number }> =>
  'wins' in prize;

/** A prize in ten-thousandths from its decimal text. @throws RangeError for a misprint */
export function tenThousandths(decimal: string): number {
  const [, whole, part = ''] = /^(\d{1,9})(?:\.(\d{1,4}))?$/.exec(decimal) ?? [];
  if (whole === undefined) throw new RangeError(`${decimal} is no prize`);
  return Number(whole) * ODDS_PARTS + Number(part.padEnd(4, '0'));
}

export const fixedOdds = (decimal: string): Prize => ({ odds: tenThousandths(decimal) });

/** A prize that follows the series. */
export const seriesPrize = (wins: number, of: number, step = '0.01'): Prize => ({
  wins,
  of,
  step: tenThousandths(step),
});

/** What a unit staked with 2 wins at a series, in ten-thousandths. */
export function prizeForTwo(prize: Prize, series: number): number {
  if (!isBySeries(prize)) return prize.odds * PUBLISHED_STAKE;
  const { wins, of, step } = prize;
  const fair = PUBLISHED_STAKE * ODDS_PARTS * of;
  return Math.floor((fair * series) / (wins * FAIR_SERIES * step)) * step;
}
