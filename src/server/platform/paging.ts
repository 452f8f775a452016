import { MAX_ID } from './id.ts';
import { Problem } from './problem.ts';

export interface PageQuery {
  cursor?: string | undefined;
  limit: number;
}

/** The id a page goes on from. @throws Problem INVALID_QUERY for a cursor that is not ours. */
export function cursorId(cursor: string): bigint {
  const id = /^[0-9]{1,19}$/.test(cursor) ? BigInt(cursor) : MAX_ID + 1n;
  if (id > MAX_ID) throw cursorProblem();
  return id;
}

function cursorProblem(): Problem {
  return new Problem('INVALID_QUERY', { fields: { '/cursor': { code: 'pattern' } } });
}

/** The end of the year 9999: later moments have a notation that no database reads. */
const LAST_MOMENT_MS = 253_402_300_799_999n;

/**
 * The moment from which a page continues; such a cursor counts milliseconds since 1970.
 * @throws Problem INVALID_QUERY for a cursor that is not ours.
 */
export function cursorMoment(cursor: string): Date {
  const ms = cursorId(cursor);
  if (ms > LAST_MOMENT_MS) throw cursorProblem();
  return new Date(Number(ms));
}

/** A page from `limit + 1` rows in the order of their ids; the row too many only tells that there is more. */
export function pageOf<Row extends { id: bigint }, Item>(
  rows: readonly Row[],
  limit: number,
  view: (row: Row) => Item,
): { items: Item[]; nextCursor: string | null } {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const more = rows.length > limit && last !== undefined;
  return { items: shown.map(view), nextCursor: more ? String(last.id) : null };
}
