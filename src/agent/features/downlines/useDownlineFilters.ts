import type { CallRequest } from '#contract/client.ts';
import { useAddress } from '../../frame/useAddress.ts';

type Query = NonNullable<CallRequest<'listDownlines'>['query']>;

export interface DownlineFiltersState {
  query: Query;
  /** Filters that narrow the list: with any, an empty one says nothing about the team. */
  count: number;
}

const AMOUNT = /^[1-9]\d{0,18}$/;

/** The filters in the address as the query of the list. */
export function useDownlineFilters(): DownlineFiltersState {
  const { get } = useAddress();
  const uplineId = get('agent');
  const search = get('search');
  const type = get('type');
  const min = get('min');
  const filters: Query = {
    ...(search === null || search === '' ? {} : { search: search.slice(0, 64) }),
    ...(type === 'member' || type === 'agent' ? { type } : {}),
    ...(get('online') === null ? {} : { online: true }),
    ...(min === null || !AMOUNT.test(min) ? {} : { minBalanceMicro: min }),
  };
  return {
    query: { ...filters, ...(uplineId === null ? {} : { uplineId }) },
    count: Object.keys(filters).length,
  };
}
