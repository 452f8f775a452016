import type { OutboxEvent } from '../../platform/outbox/consumer.ts';

/** Topic of rounds that ended, or changed after their end. */
export const ROUNDS_SETTLED = 'round.settled';

/** Settled rounds in these events, by brand; each once. */
export function roundsOf(events: readonly OutboxEvent[]): ReadonlyMap<string, readonly bigint[]> {
  const found = new Map<string, Set<bigint>>();
  for (const event of events) {
    if (event.topic !== ROUNDS_SETTLED) continue;
    const { brand, rounds } = event.payload;
    const held = found.get(brand) ?? new Set<bigint>();
    for (const id of rounds) held.add(BigInt(id));
    found.set(brand, held);
  }
  return new Map([...found].map(([brand, ids]) => [brand, [...ids]]));
}
