import { contractKinds } from '#domain/contract/contract-kinds.ts';
import type { ContractKind } from '#contract/generated/types.ts';
import { cursorOf, oneOf } from '#staff/values/address-values.ts';

interface KindQuery {
  kind?: ContractKind;
  cursor?: string;
}

export const isOpenOnly = (params: URLSearchParams): boolean => params.get('isOpen') === 'true';

/** The kind and the page of an address. */
export function kindQuery(params: URLSearchParams): KindQuery {
  const kind = oneOf(params, 'kind', contractKinds);
  const cursor = cursorOf(params);
  return { ...(kind !== null && { kind }), ...(cursor !== null && { cursor }) };
}
