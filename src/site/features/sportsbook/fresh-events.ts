import type { SportsEventLine, SportsEventList } from '#contract/generated/types.ts';

/** The events of a list, each as the socket has it where that is newer. */
export function fresh(
  list: SportsEventList,
  pushed: SportsEventList | null,
): readonly SportsEventLine[] {
  if (pushed === null || pushed.serverTime < list.serverTime) return list.items;
  const live = new Map(pushed.items.map((event) => [event.eventId, event]));
  return list.items.map((event) => live.get(event.eventId) ?? event);
}
