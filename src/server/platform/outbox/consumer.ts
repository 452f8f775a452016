import type { Tx } from '../db/database.ts';

export interface OutboxEvent {
  id: bigint;
  topic: string;
  shard: number;
  payload: unknown;
  createdAt: Date;
}

/**
 * Processes events of its topics. Each event reaches each consumer exactly once, in a transaction that
 * also removes it from the consumer's queue. The order is not defined: batches run on several nodes,
 * and an event that failed is processed again later.
 */
export interface Consumer {
  /** Names the consumer's queue in the database; never renamed while events wait. */
  name: string;
  topics: readonly string[];
  /**
   * inRelay: in the transaction that takes the events from the outbox, without a second write. Its
   * failure holds back others in the relay until they are told apart, so it is for what must not lag.
   * afterRelay: from a queue of its own.
   */
  path: 'inRelay' | 'afterRelay';
  consume(tx: Tx, events: readonly OutboxEvent[]): Promise<void>;
  /** After that transaction's commit, for what has to see what was written. A crash between loses it. */
  committed?(events: readonly OutboxEvent[]): void;
}
