import type { TopicName } from '#contract/topic.ts';
import type { Consumer, EventTopic } from '../outbox/consumer.ts';
import type { Live } from './live.ts';

/** Tells of a topic in each brand that has one of these events of the ledger. @param name of the consumer */
export const tellBrands = (
  live: Live,
  name: string,
  topic: TopicName,
  events: readonly EventTopic[],
): Consumer => ({
  name,
  path: 'inRelay',
  topics: events,
  async consume(_tx, consumed) {
    const brands = new Set(consumed.map(({ payload }) => payload.brand));
    for (const brand of brands) live.changed(topic, { brand });
  },
});
