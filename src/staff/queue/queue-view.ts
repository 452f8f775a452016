import { cursorOf } from '../values/address-values.ts';

export const REFRESH_MS = 30_000;

type QueueView = 'waiting' | 'all';

export function viewOf(params: URLSearchParams): QueueView {
  return params.get('view') === 'all' ? 'all' : 'waiting';
}

/** View and page of a queue, as its address has them. */
export function queueQuery(params: URLSearchParams): { view: QueueView; cursor?: string } {
  const cursor = cursorOf(params);
  return { view: viewOf(params), ...(cursor === null ? {} : { cursor }) };
}
