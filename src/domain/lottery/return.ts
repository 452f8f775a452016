import { FAIR_SERIES, ODDS_PARTS, prizeForTwo, PUBLISHED_STAKE } from './odds.ts';
import type { OutcomeSpace } from './outcome-space.ts';
import { type Distribution, type Hit, type Play, PUSH } from './play.ts';
import type { Selection } from './selection.ts';

/** How often each prize of a selection is won, over every outcome. */
export function distributionOf(
  play: Play,
  space: OutcomeSpace,
  selection: Selection,
): Distribution {
  if (play.distribution !== undefined) return play.distribution(selection);
  const counts = new Map<string, number>();
  let total = 0;
  for (const outcome of space.outcomesOf(play.places(selection))) {
    total += 1;
    for (const { prize, count } of play.hits(selection, outcome)) {
      counts.set(prize, (counts.get(prize) ?? 0) + count);
    }
  }
  return {
    total: BigInt(total),
    counts: new Map([...counts].map(([prize, count]) => [prize, BigInt(count)])),
  };
}

/** An exact part of the stake: `numerator / denominator`. */
export interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** What a selection returns of its stake in the long run, at a series. */
export function returnOf(
  play: Play,
  { total, counts }: Distribution,
  units: number,
  series = FAIR_SERIES,
): Fraction {
  let paid = 0n;
  for (const [prize, count] of counts) paid += count * BigInt(paidForTwo(play, prize, series));
  return { numerator: paid, denominator: total * BigInt(units * PUBLISHED_STAKE * ODDS_PARTS) };
}

export const asNumber = ({ numerator, denominator }: Fraction): number =>
  Number((numerator * 1_000_000_000n) / denominator) / 1_000_000_000;

/** In percent with three decimals, rounded down. */
export function percentText({ numerator, denominator }: Fraction): string {
  const thousandths = (numerator * 100_000n) / denominator;
  return `${thousandths / 1000n}.${String(thousandths % 1000n).padStart(3, '0')}`;
}

function paidForTwo(play: Play, key: string, series: number): number {
  if (key === PUSH) return PUBLISHED_STAKE * ODDS_PARTS;
  const prize = play.prizes.get(key);
  if (prize === undefined) throw new Error(`${play.code} has no prize ${key}`);
  return prizeForTwo(prize, series);
}

/** What the hits of a selection pay for a stake of 2 a unit, in ten-thousandths. */
export function paidForHits(play: Play, hits: readonly Hit[], series: number): number {
  return hits.reduce((sum, { prize, count }) => sum + count * paidForTwo(play, prize, series), 0);
}
