import type { ListAgentsQuery } from '#contract/generated/types.ts';
import { cursorOf } from '#staff/values/address-values.ts';

/** The contract's bound of a search. */
export const MAX_SEARCH = 64;

/** Ids as the contract has them; any other upline in the address counts as none. */
const RECORD_ID = /^[1-9][0-9]{0,18}$/;

export function searchOf(params: URLSearchParams): string {
  return (params.get('search') ?? '').trim().slice(0, MAX_SEARCH);
}

function uplineOf(params: URLSearchParams): string | null {
  const given = params.get('upline') ?? '';
  return RECORD_ID.test(given) ? given : null;
}

/** Which agents an address shows. A search covers the brand, so it takes precedence over the upline. */
export function agentsPlace(params: URLSearchParams): 'search' | 'team' | 'top' {
  if (searchOf(params) !== '') return 'search';
  return uplineOf(params) === null ? 'top' : 'team';
}

export function agentsQuery(params: URLSearchParams): ListAgentsQuery {
  const cursor = cursorOf(params);
  const search = searchOf(params);
  const uplineId = uplineOf(params);
  return {
    ...(search !== '' ? { search } : uplineId === null ? {} : { uplineId }),
    ...(cursor === null ? {} : { cursor }),
  };
}
