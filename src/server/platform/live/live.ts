import PQueue from 'p-queue';
import type { Redis } from 'ioredis';
import topicSchemas from '#contract/generated/topic-schemas.json' with { type: 'json' };
import { topics as definitions } from '#contract/generated/topics.ts';
import type { TopicName } from '#contract/topic.ts';
import { newToken } from '../id.ts';
import type { Log } from '../log.ts';
import { nodeNotices } from '../node-notices.ts';
import { replyValidator } from '../validation.ts';
import { type Listener, type Seen, Stream, type StreamDependencies } from './stream.ts';
import type { Topic, TopicOwner } from './topic.ts';

/** Whose states changed: one player's, a range of a brand's players, or all of a brand. */
export interface ChangedOwners {
  readonly brand: string;
  readonly memberId?: bigint;
  /** Above the first, up to the second. */
  readonly members?: readonly [after: bigint, until: bigint];
}

/** What features tell of: a state of a topic is read again and told to those who listen, on every node. */
export interface Live {
  /** After the commit, or at least no earlier than what `read` of the topic shows. */
  changed(topic: TopicName, owners: ChangedOwners): void;
}

export interface LiveStreams extends Live {
  /** Every topic of the contract, once. @throws Error otherwise */
  open(topics: readonly Topic[]): void;
  join(topic: TopicName, owner: TopicOwner, listener: Listener, seen: Seen | null): Stream;
  leave(stream: Stream, listener: Listener): void;
  /** The state as it is now, for those whose network lets no socket through. */
  read(topic: TopicName, owner: TopicOwner): Promise<unknown>;
  close(): void;
}

/** States read at once: a credit to a million players must not take the database from the bets. */
const READ_AT_ONCE = 8;
/** What other nodes are told is gathered for so long. */
const GATHER_MS = 10;
/** After Redis was away, states are read again within this time, so that not all are read at once. */
const SPREAD_MS = 1_000;

/** A change as it goes to the other nodes: topic, brand, and the player or the range of players. */
type Told = readonly [topic: TopicName, brand: string, one: string, until: string];

/**
 * The streams that somebody listens to on this node. Nodes tell each other what changed and each
 * reads what its own clients listen to: without Redis, or while it is away, a node serves what is
 * changed on it, and reads everything again once Redis is back.
 */
export function openLive(deps: { redis: Redis | null; log: Log; checks: boolean }): LiveStreams {
  const { redis, log } = deps;
  const known = new Map<string, Topic>();
  /** By topic and brand, then by player. */
  const streams = new Map<string, Map<bigint, Stream>>();
  const queue = new PQueue({ concurrency: READ_AT_ONCE });
  const notices = nodeNotices(redis, 'live', log);
  let number = 0;
  const streamDeps: StreamDependencies = {
    mark: newToken().slice(0, 8),
    nextNumber: () => (number += 1),
    read: (work) => queue.add(work),
    failed: (error, topic) => log.warn({ err: error, topic }, 'a state could not be read'),
    check: deps.checks ? checkState : () => undefined,
  };

  function changedHere(topic: TopicName, owners: ChangedOwners): void {
    const group = streams.get(groupKey(topic, owners.brand));
    if (group === undefined) return;
    if (owners.memberId !== undefined) {
      group.get(owners.memberId)?.changed();
      return;
    }
    const [after, until] = owners.members ?? [-1n, null];
    for (const [memberId, stream] of group) {
      if (memberId > after && (until === null || memberId <= until)) stream.changed();
    }
  }

  let told: Told[] = [];
  let gathering: NodeJS.Timeout | null = null;
  function tellOthers(topic: TopicName, { brand, memberId, members }: ChangedOwners): void {
    if (redis === null) return;
    const one = String(memberId ?? members?.[0] ?? '');
    told.push([topic, brand, one, memberId === undefined ? String(members?.[1] ?? '') : one]);
    gathering ??= setTimeout(() => {
      gathering = null;
      notices.tell(JSON.stringify(told));
      told = [];
    }, GATHER_MS).unref();
  }

  notices.hear(
    async (text) => {
      for (const [topic, brand, one, until] of JSON.parse(text) as Told[]) {
        if (one === '') changedHere(topic, { brand });
        else if (one === until) changedHere(topic, { brand, memberId: BigInt(one) });
        else changedHere(topic, { brand, members: [BigInt(one), BigInt(until)] });
      }
    },
    () => {
      for (const group of streams.values()) {
        for (const stream of group.values()) {
          setTimeout(() => stream.changed(), Math.random() * SPREAD_MS).unref();
        }
      }
    },
  );

  const topicOf = (name: TopicName): Topic => {
    const found = known.get(name);
    if (found === undefined) throw new Error(`no feature declares the topic ${name}`);
    return found;
  };
  return {
    changed(topic, owners) {
      changedHere(topic, owners);
      tellOthers(topic, owners);
    },
    open(topics) {
      for (const one of topics) {
        if (known.has(one.name)) throw new Error(`two features declare the topic ${one.name}`);
        known.set(one.name, one);
      }
      for (const name of Object.keys(definitions)) topicOf(name as TopicName);
    },
    join(topic, owner, listener, seen) {
      const key = groupKey(topic, owner.brand);
      const group = streams.get(key) ?? new Map<bigint, Stream>();
      streams.set(key, group);
      const stream = group.get(owner.memberId) ?? new Stream(topicOf(topic), owner, streamDeps);
      group.set(owner.memberId, stream);
      stream.join(listener, seen);
      return stream;
    },
    leave(stream, listener) {
      stream.listeners.delete(listener);
      if (stream.listeners.size > 0) return;
      stream.close();
      const key = groupKey(stream.name, stream.owner.brand);
      const group = streams.get(key);
      if (group?.get(stream.owner.memberId) === stream) group.delete(stream.owner.memberId);
      if (group?.size === 0) streams.delete(key);
    },
    read: (topic, owner) => topicOf(topic).read(owner),
    close() {
      if (gathering !== null) clearTimeout(gathering);
      for (const group of streams.values()) for (const stream of group.values()) stream.close();
      notices.close();
    },
  };
}

const groupKey = (topic: TopicName, brand: string): string => `${topic} ${brand}`;

const validators = new Map(
  Object.entries(topicSchemas).map(([name, schema]) => [name, replyValidator(schema)]),
);

function checkState(topic: string, state: unknown): void {
  const faults = validators.get(topic)?.(state) ?? null;
  if (faults !== null) {
    throw new Error(`the state of ${topic} does not fit: ${JSON.stringify(faults)}`);
  }
}
