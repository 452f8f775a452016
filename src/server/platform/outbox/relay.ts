import type { Database, Tx } from '../db/database.ts';
import { inTransaction } from '../db/in-transaction.ts';
import type { Log } from '../log.ts';

export interface OutboxEvent {
  id: bigint;
  topic: string;
  shard: number;
  payload: unknown;
  createdAt: Date;
}

/** Takes events of its topics, in the transaction that also removes them from the outbox: each counts once. */
export interface Consumer {
  topics: readonly string[];
  consume(tx: Tx, events: readonly OutboxEvent[]): Promise<void>;
}

export interface Relay {
  /** Something was committed: look soon and not at the next round. */
  nudge(): void;
  /** Resolves when the outbox is empty (for tests and for a drain). */
  settle(): Promise<void>;
  close(): Promise<void>;
}

const BATCH = 500;
/** For what other nodes wrote, and for what a crash left behind. */
const POLL_MS = 250;
/** What is committed meanwhile goes along: a transaction for each event would cost more than the event. */
const GATHER_MS = 20;
const PAUSE_AFTER_FAULT_MS = 1_000;

/**
 * Hands committed events to their consumers. Rows are taken and deleted instead of read behind a
 * cursor: ids are made before the commit, so a cursor would pass by a slower transaction's event.
 */
export function startRelay(database: Database, consumers: readonly Consumer[], log: Log): Relay {
  let closed = false;
  let running: Promise<void> | null = null;
  let again = false;
  /** While the database is away one try a second is enough, whoever asks for more. */
  let pausedUntil = 0;

  async function drain(): Promise<void> {
    do {
      again = false;
      while ((await relayBatch(database, consumers)) === BATCH);
    } while (again && !closed);
  }

  function run(): Promise<void> {
    if (running !== null) {
      again = true;
      return running;
    }
    running = drain().finally(() => {
      running = null;
    });
    return running;
  }

  function runLogged(): void {
    if (running !== null) {
      again = true;
      return;
    }
    if (performance.now() < pausedUntil) return;
    run().catch((error: unknown) => {
      pausedUntil = performance.now() + PAUSE_AFTER_FAULT_MS;
      if (!closed) log.error({ err: error }, 'the outbox relay failed and will try again');
    });
  }

  const timer = setInterval(runLogged, POLL_MS);
  timer.unref();
  let gathering: NodeJS.Timeout | null = null;
  return {
    nudge() {
      gathering ??= setTimeout(() => {
        gathering = null;
        runLogged();
      }, GATHER_MS).unref();
    },
    settle: run,
    async close() {
      closed = true;
      clearInterval(timer);
      if (gathering !== null) clearTimeout(gathering);
      await running?.catch(() => undefined);
    },
  };
}

/** @returns how many events were taken. */
async function relayBatch(database: Database, consumers: readonly Consumer[]): Promise<number> {
  return inTransaction(database.db, async (tx) => {
    const taken = await tx
      .deleteFrom('outbox')
      .where('id', 'in', (eb) =>
        eb.selectFrom('outbox').select('id').orderBy('id').limit(BATCH).forUpdate().skipLocked(),
      )
      .returning(['id', 'topic', 'shard', 'payload', 'created_at'])
      .execute();
    const events = taken
      .map(({ created_at, ...event }) => ({ ...event, createdAt: created_at }))
      .toSorted((a, b) => (a.id < b.id ? -1 : 1));
    for (const consumer of consumers) {
      const own = events.filter((event) => consumer.topics.includes(event.topic));
      if (own.length > 0) await consumer.consume(tx, own);
    }
    return taken.length;
  });
}
