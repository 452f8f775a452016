import type { WaitingDesk } from '#contract/generated/types.ts';
import { useQuery } from '#ui/query/useQuery.ts';

const REFRESH_MS = 30_000;

/** Reads what waits for staff over all brands of the person, by the operation of its list. */
export function useWaiting(): ReadonlyMap<string, WaitingDesk> {
  const { value } = useQuery('listWaiting', {}, { everyMs: REFRESH_MS, keepPrevious: true });
  return new Map(value?.items.map((item) => [item.operation, item]));
}
