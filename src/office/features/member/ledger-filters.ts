import { funds, moneyKinds } from '#contract/generated/enum-values.ts';
import type { LedgerEntry } from '#contract/generated/types.ts';
import type { RequestOf } from '#contract/operation.ts';
import { cursorOf, oneOf } from '#staff/values/address-values.ts';
import { dayEnd, dayOf, dayStart } from '#staff/values/calendar-day.ts';
import type { Clock } from '#staff/values/format-instant.ts';

/** As many lines as a page holds. */
const PAGE_SIZE = 50;

/** What the ledger is narrowed to; all of it stands in the address. */
export interface LedgerFilters {
  readonly kind: LedgerEntry['kind'] | null;
  readonly fund: LedgerEntry['fund'] | null;
  /** First and last day, both included, as 2026-11-20. */
  readonly from: string | null;
  readonly to: string | null;
  readonly cursor: string | null;
}

/** Reads the address. What makes no sense there counts as not given. */
export function readLedgerFilters(params: URLSearchParams): LedgerFilters {
  return {
    kind: oneOf(params, 'kind', moneyKinds),
    fund: oneOf(params, 'fund', funds),
    from: dayOf(params.get('from')),
    to: dayOf(params.get('to')),
    cursor: cursorOf(params),
  };
}

/** The filters as the operation takes them: days begin and end by the clock that is shown. */
export function ledgerQuery(
  filters: LedgerFilters,
  clock: Clock,
): RequestOf<'listMemberLedger'>['query'] {
  const { kind, fund, from, to, cursor } = filters;
  return {
    limit: PAGE_SIZE,
    ...(kind === null ? {} : { kind }),
    ...(fund === null ? {} : { fund }),
    ...(from === null ? {} : { from: dayStart(from, clock).toISOString() }),
    ...(to === null ? {} : { to: dayEnd(to, clock).toISOString() }),
    ...(cursor === null ? {} : { cursor }),
  };
}

/** The last day lies before the first: no line can be found. */
export function isBackwards({ from, to }: LedgerFilters): boolean {
  return from !== null && to !== null && to < from;
}

export function isNarrowed({ kind, fund, from, to }: LedgerFilters): boolean {
  return kind !== null || fund !== null || from !== null || to !== null;
}
