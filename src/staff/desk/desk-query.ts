import type { DeskFilter, DeskList, DeskOperation, DeskQuery } from '#domain/desk/desk-list.ts';
import { cursorOf, oneOf } from '../values/address-values.ts';
import { dayEnd, dayOf, dayStart } from '../values/calendar-day.ts';
import type { Clock } from '../values/format-instant.ts';

const MICRO = 1_000_000n;
const MOST_UNITS = /^\d{1,9}$/;

/** The view that the address names; the first one by default. */
export function viewOf<Name extends DeskOperation>(
  { views }: DeskList<Name>,
  params: URLSearchParams,
): string | null {
  if (views === undefined) return null;
  return oneOf(params, 'view', views) ?? views[0] ?? null;
}

/**
 * What the address asks of a list, page and view included. A value that cannot be read counts as not
 * given, as its field shows no such value.
 */
export function deskQuery<Name extends DeskOperation>(
  list: DeskList<Name>,
  params: URLSearchParams,
  clock: Clock,
): DeskQuery<Name> {
  const query: Record<string, string> = {};
  const view = viewOf(list, params);
  if (view !== null) query['view'] = view;
  for (const [name, filter] of Object.entries<DeskFilter | undefined>(list.filters ?? {})) {
    const value = filter === undefined ? null : filterValue(filter, params.get(name) ?? '', clock);
    if (value !== null) query[name] = value;
  }
  const sort = sortOf(list, params);
  if (sort !== null) query['sort'] = sort;
  const cursor = cursorOf(params);
  if (cursor !== null) query['cursor'] = cursor;
  return query;
}

/** The order that the address names, with - for the other way round; null: the view's own. */
export function sortOf<Name extends DeskOperation>(
  { columns }: DeskList<Name>,
  params: URLSearchParams,
): string | null {
  const sorts = columns.filter((column) => column.sorts === true);
  return oneOf(
    params,
    'sort',
    sorts.flatMap(({ id }) => [id, `-${id}`]),
  );
}

/** Whether the address narrows the list beyond its view. */
export function isNarrowed<Name extends DeskOperation>(
  { filters }: DeskList<Name>,
  params: URLSearchParams,
): boolean {
  return Object.keys(filters ?? {}).some((name) => (params.get(name) ?? '') !== '');
}

function filterValue(filter: DeskFilter, given: string, clock: Clock): string | null {
  const text = given.trim();
  switch (filter.kind) {
    case 'text':
      // The server refuses one that is too long.
      return text === '' ? null : text;
    case 'amount':
      return MOST_UNITS.test(text) && Number(text) > 0 ? String(BigInt(text) * MICRO) : null;
    case 'choice':
      return filter.values.includes(text) ? text : null;
    case 'from':
    case 'to': {
      const day = dayOf(text);
      if (day === null) return null;
      return (filter.kind === 'from' ? dayStart : dayEnd)(day, clock).toISOString();
    }
  }
}
