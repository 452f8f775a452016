import { memberStatuses } from '#contract/generated/enum-values.ts';
import type { MemberStatus } from '#contract/generated/types.ts';
import type { RequestOf } from '#contract/operation.ts';
import { cursorOf, oneOf } from '#staff/values/address-values.ts';

/** As many members as a page holds. */
const PAGE_SIZE = 50;
/** The contract's own bound. */
export const MAX_SEARCH = 64;

/** What the list is narrowed to; all of it stands in the address. */
export interface MemberFilters {
  readonly search: string;
  readonly brand: string | null;
  readonly status: MemberStatus | null;
  readonly cursor: string | null;
}

/** Reads the address. What makes no sense there, and brands this person has not, count as not given. */
export function readMemberFilters(
  params: URLSearchParams,
  brands: readonly string[],
): MemberFilters {
  return {
    search: (params.get('search') ?? '').slice(0, MAX_SEARCH),
    brand: oneOf(params, 'brand', brands),
    status: oneOf(params, 'status', memberStatuses),
    cursor: cursorOf(params),
  };
}

/** The filters as the operation takes them. */
export function memberQuery(filters: MemberFilters): RequestOf<'listMembers'>['query'] {
  const { brand, status, cursor } = filters;
  const search = filters.search.trim();
  return {
    limit: PAGE_SIZE,
    ...(search === '' ? {} : { search }),
    ...(brand === null ? {} : { brand }),
    ...(status === null ? {} : { status }),
    ...(cursor === null ? {} : { cursor }),
  };
}

export function isFiltered({ search, brand, status }: MemberFilters): boolean {
  return search.trim() !== '' || brand !== null || status !== null;
}
