import type { Consumer } from './consumer.ts';
import { type DeliveryDependencies, deliverEvents, lookForEvents } from './deliver-events.ts';
import { BATCH, spreadEvents, takeEvents } from './take-events.ts';

export interface RelayDependencies extends DeliveryDependencies {
  consumers: readonly Consumer[];
}

export interface Relay {
  /** Something was committed: look soon instead of at the next poll. */
  nudge(): void;
  /** Resolves when the outbox is empty and no event is due (for tests and for a drain). */
  settle(): Promise<void>;
  close(): Promise<void>;
}

/** For events of other nodes, of a crash, and for retries. */
const POLL_MS = 250;
/** A relay that has found nothing for a while makes only every fourth look. */
const CALM_AFTER_MS = 10_000;
const CALM_LOOKS = 4;
/** Gathers a batch: a transaction for each event would cost more than the event. */
const GATHER_MS = 20;
/** After a batch of at least so many events, gathers for longer: each pass over the outbox has its price. */
const MANY = 16;
const GATHER_MANY_MS = 100;
const PAUSE_AFTER_FAULT_MS = 1_000;

/**
 * Hands committed events to their consumers. Consumers are independent: when the batch in work fails
 * for one in the relay, it is queued for each, and only the failing event of the failing consumer is
 * retried and then set aside (outbox_dead). No event stops another.
 */
export function startRelay(deps: RelayDependencies): Relay {
  const { database, consumers, clock, log } = deps;
  let closed = false;
  let running: Promise<void> | null = null;
  let again = false;
  /** While the database is away, one try a second is enough. */
  let pausedUntil = 0;
  let isBusy = false;
  let lastFoundAt = 0;
  let looks = 0;

  async function drain(): Promise<void> {
    do {
      again = false;
      let look = await lookForEvents(deps, consumers);
      if (look.isFilled || look.due.length > 0) lastFoundAt = performance.now();
      if (look.isFilled) {
        let taken = await takeBatch();
        isBusy = taken >= MANY;
        while (taken === BATCH) taken = await takeBatch();
        look = await lookForEvents(deps, consumers);
      }
      for (const consumer of look.due) await deliverEvents(deps, consumer);
    } while (again && !closed);
  }

  async function takeBatch(): Promise<number> {
    try {
      return await takeEvents(database.db, consumers, clock.now());
    } catch (error) {
      await database.ping();
      log.warn({ err: error }, 'a batch of events failed: each consumer takes it on its own');
      return spreadEvents(database.db, consumers, clock.now());
    }
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

  function poll(): void {
    looks += 1;
    const isCalm = performance.now() - lastFoundAt > CALM_AFTER_MS;
    if (!isCalm || looks % CALM_LOOKS === 0) runLogged();
  }

  const timer = setInterval(poll, POLL_MS);
  timer.unref();
  let gathering: NodeJS.Timeout | null = null;
  return {
    nudge() {
      if (closed) return;
      const gatherMs = isBusy ? GATHER_MANY_MS : GATHER_MS;
      gathering ??= setTimeout(() => {
        gathering = null;
        runLogged();
      }, gatherMs).unref();
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
