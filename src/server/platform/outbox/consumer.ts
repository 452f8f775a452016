import type { EventPayloads } from '#contract/generated/events.ts';
import type { Tx } from '../db/database.ts';

export type EventTopic = keyof EventPayloads;

/** An event of one of these topics; the topic decides what the payload is. */
export type OutboxEvent<Topic extends EventTopic = EventTopic> = {
  [One in Topic]: {
    readonly id: bigint;
    readonly topic: One;
    readonly shard: number;
    readonly payload: EventPayloads[One];
    readonly createdAt: Date;
  };
}[Topic];

/**
 * Processes events of its topics. Each event reaches each consumer exactly once, in a transaction that
 * also removes it from the consumer's queue. The order is not defined: batches run on several nodes,
 * and an event that failed is processed again later.
 */
export interface Consumer<Topic extends EventTopic = EventTopic> {
  /** Names the consumer's queue in the database; never renamed while events wait. */
  name: string;
  topics: readonly Topic[];
  /**
   * inRelay: in the transaction that takes the events from the outbox, without a second write. Its
   * failure holds back others in the relay until they are told apart, so it is for what must not lag.
   * afterRelay: from a queue of its own.
   */
  path: 'inRelay' | 'afterRelay';
  consume(tx: Tx, events: readonly OutboxEvent<Topic>[]): Promise<void>;
  /** After that transaction's commit, for what has to see what was written. A crash between loses it. */
  committed?(events: readonly OutboxEvent<Topic>[]): void;
}
