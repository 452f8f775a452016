import { cursorOf } from '#staff/values/address-values.ts';

export const REFRESH_MS = 30_000;

export const DECISIONS = ['approve', 'reject'] as const;
export const DECISION_TONES = { approve: 'primary', reject: 'secondary' } as const;

export function viewOf(params: URLSearchParams): 'waiting' | 'all' {
  return params.get('view') === 'all' ? 'all' : 'waiting';
}

/** View and page of a queue, as its address has them. */
export function queueQuery(params: URLSearchParams): { view: 'waiting' | 'all'; cursor?: string } {
  const cursor = cursorOf(params);
  return { view: viewOf(params), ...(cursor === null ? {} : { cursor }) };
}
