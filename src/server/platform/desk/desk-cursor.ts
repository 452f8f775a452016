import { MAX_ID } from '../id.ts';
import { cursorId, cursorMoment } from '../paging.ts';
import { Problem } from '../problem.ts';

/** Kinds of columns that order a list. Moments are those that the application writes, in milliseconds. */
export type SortKind = 'number' | 'moment' | 'text';

type SortValue = bigint | Date | string;

/** The row after which a page starts: its value in the page's order, and its id. */
export interface DeskPlace {
  readonly value: SortValue;
  readonly id: bigint;
}

/** @returns `<order>~<value>~<id>`, so that a cursor of another order is known as one */
export function writeDeskCursor(order: string, { value, id }: DeskPlace): string {
  const text =
    value instanceof Date
      ? String(value.getTime())
      : typeof value === 'bigint'
        ? String(value)
        : Buffer.from(value).toString('base64url');
  return `${order}~${text}~${id}`;
}

/** @throws Problem INVALID_QUERY for a cursor that is not ours, or of another order */
export function readDeskCursor(cursor: string, order: string, kind: SortKind): DeskPlace {
  const [of, text = '', id = ''] = cursor.split('~');
  if (of !== order || cursor.split('~').length !== 3) throw notOurs();
  return { value: valueOf(text, kind), id: cursorId(id) };
}

function valueOf(text: string, kind: SortKind): SortValue {
  if (kind === 'moment') return cursorMoment(text);
  if (kind === 'text') return Buffer.from(text, 'base64url').toString();
  const value = /^-?\d{1,19}$/.test(text) ? BigInt(text) : MAX_ID + 1n;
  if (value > MAX_ID || value < -MAX_ID) throw notOurs();
  return value;
}

function notOurs(): Problem {
  return new Problem('INVALID_QUERY', { fields: { '/cursor': { code: 'pattern' } } });
}
