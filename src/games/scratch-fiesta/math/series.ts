import { type OutcomeStream, outcomeStreamOver } from '#domain/fairness/outcome-stream.ts';
import { type Prize, PRIZES, SERIES_TICKETS } from '../rules.ts';

/** Places of a series with their prizes; null wins nothing. */
export type Series = readonly (Prize | null)[];

/** In the order of the prize table: the prizes, then the tickets that win nothing. */
export const UNSHUFFLED: Series = unshuffled();

function unshuffled(): Series {
  const prizes = PRIZES.flatMap((prize) => Array.from({ length: prize.tickets }, () => prize));
  const rest = SERIES_TICKETS - prizes.length;
  return [...prizes, ...Array.from({ length: rest }, () => null)];
}

/** A shuffle takes some 40 ms, and every ticket of a series asks for the same one. */
const SHUFFLED = new Map<string, Series>();
const MOST_SHUFFLED = 32;
/** A whole block of the stream: no two pairs of seeds share one. */
const KEY_BYTES = 32;

/**
 * The order in which a series is sold: `stream.shuffle` of the list above. A known series is found by
 * the first bytes of its stream, and then no more of it is read.
 */
export function shuffleSeries(stream: OutcomeStream): Series {
  const first = Array.from({ length: KEY_BYTES }, () => stream.nextByte());
  const key = first.join();
  const known = SHUFFLED.get(key);
  if (known !== undefined) return known;
  let read = 0;
  const series = outcomeStreamOver(() => first[read++] ?? stream.nextByte()).shuffle(UNSHUFFLED);
  const [oldest] = SHUFFLED.keys();
  if (SHUFFLED.size >= MOST_SHUFFLED && oldest !== undefined) SHUFFLED.delete(oldest);
  SHUFFLED.set(key, series);
  return series;
}

/** How many tickets after a place win each prize, in the order of the prize table. */
export function prizesAfter(series: Series, ticket: number): readonly number[] {
  const left = new Map<Prize | null, number>();
  for (const prize of series.slice(ticket + 1)) left.set(prize, (left.get(prize) ?? 0) + 1);
  return PRIZES.map((prize) => left.get(prize) ?? 0);
}
