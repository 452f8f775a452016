import { type OutcomeStream, outcomeStreamOver } from '#domain/fairness/outcome-stream.ts';
import { type Prize, PRIZES, SERIES_TICKETS } from '../rules.ts';

/** Places of a series with their prizes; null wins nothing. */
export type Series = readonly (Prize | null)[];

/** The content of a series of one version of the game. */
export interface SeriesTable {
  readonly tickets: number;
  /** Highest first. */
  readonly prizes: readonly Prize[];
}

export const SERIES_TABLE: SeriesTable = { tickets: SERIES_TICKETS, prizes: PRIZES };

/** In the order of the prize table: the prizes, then the tickets that win nothing. */
export function unshuffled({ tickets, prizes }: SeriesTable): Series {
  const winning = prizes.flatMap((prize) => Array.from({ length: prize.tickets }, () => prize));
  const rest = tickets - winning.length;
  return [...winning, ...Array.from({ length: rest }, () => null)];
}

export interface OpenSeries {
  readonly order: Series;
  /** The first 32 bytes of its stream as hexadecimal digits; as secret as the seed of the series. */
  readonly secret: string;
}

/** A shuffle takes some milliseconds, and every ticket of a series asks for the same one. */
const OPENED = new Map<string, OpenSeries>();
const MOST_OPENED = 32;
/** A whole block of the stream: no two pairs of seeds share one. */
const KEY_BYTES = 32;

/**
 * The order of a series: `stream.shuffle` of the list above. A known series is found by the first bytes
 * of its stream, and then no more of it is read.
 */
export function openSeries(stream: OutcomeStream, table: SeriesTable = SERIES_TABLE): OpenSeries {
  const first = Array.from({ length: KEY_BYTES }, () => stream.nextByte());
  const secret = first.map((byte) => byte.toString(16).padStart(2, '0')).join('');
  const key = `${table.tickets} ${secret}`;
  const known = OPENED.get(key);
  if (known !== undefined) return known;
  let read = 0;
  const order = outcomeStreamOver(() => first[read++] ?? stream.nextByte()).shuffle(
    unshuffled(table),
  );
  const [oldest] = OPENED.keys();
  if (OPENED.size >= MOST_OPENED && oldest !== undefined) OPENED.delete(oldest);
  const opened = { order, secret };
  OPENED.set(key, opened);
  return opened;
}

/**
 * How many places of a series still hold each prize, in the order of the prize table.
 * @param isSold whether a place, counted from 0, is sold
 */
export function prizesLeft(
  series: Series,
  isSold: (place: number) => boolean,
  { prizes }: SeriesTable = SERIES_TABLE,
): readonly number[] {
  const left = new Map<Prize | null, number>();
  for (const [place, prize] of series.entries()) {
    if (!isSold(place)) left.set(prize, (left.get(prize) ?? 0) + 1);
  }
  return prizes.map((prize) => left.get(prize) ?? 0);
}
