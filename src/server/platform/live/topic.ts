import type { QueueChange } from '#contract/generated/types.ts';
import type { StateOf, TopicName } from '#contract/topic.ts';
import type { Clock } from '../clock.ts';

/** Whose state: a brand's, or one player's. */
export interface TopicOwner {
  readonly brand: string;
  /** 0: the brand itself. */
  readonly memberId: bigint;
}

/** A topic as a feature declares it; who may join it is in the contract. */
export interface Topic {
  readonly name: TopicName;
  /** The state as it is now. */
  readonly read: (owner: TopicOwner) => Promise<unknown>;
  /** The state is read so long after a change: as long as `read` may answer from memory. */
  readonly settleMs: number;
}

/** A topic with its state's type checked. */
export function topic<Name extends TopicName>(
  name: Name,
  read: (owner: TopicOwner) => Promise<StateOf<Name>>,
  { settleMs = 0 }: { settleMs?: number } = {},
): Topic {
  return { name, read, settleMs };
}

/** Topics that say no more than that a list of the office has changed. */
type QueueTopic = {
  [Name in TopicName]: StateOf<Name> extends QueueChange ? Name : never;
}[TopicName];

/** The topic of a list of the office. */
export const queueTopic = (name: QueueTopic, clock: Clock): Topic =>
  topic(name, async ({ brand }) => ({ brand, changedAt: clock.now().toISOString() }));
