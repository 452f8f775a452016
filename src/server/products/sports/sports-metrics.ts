import { Gauge, type Registry } from 'prom-client';
import { answersWithin } from '../../platform/answers-within.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import type { Book } from './book.ts';

/** A scrape does not wait longer for the database; it then shows the figures of the last one. */
const WAIT_MS = 1_000;
/** What is due is done within seconds. */
const LATE_MS = 60_000;

/** The alarms of the own book: a feed that is not heard, and bets or results that wait for too long. */
export function addSportsMetrics(registry: Registry, db: Db, clock: Clock, book: Book): void {
  const heard = new Gauge({
    name: 'sports_producer_heard',
    help: '1 while the markets of a producer take bets, 0 while it is silent or recovers.',
    labelNames: ['producer'],
    registers: [registry],
    collect: () => {
      heard.reset();
      for (const { producer, takesBets } of book.health()) {
        heard.set({ producer }, takesBets ? 1 : 0);
      }
    },
  });
  const late = new Gauge({
    name: 'sports_late',
    help: 'Bets in their delay, and results of markets, that wait for more than a minute.',
    labelNames: ['what'],
    registers: [registry],
    collect: () => answersWithin(refresh(), WAIT_MS).catch(() => undefined),
  });
  async function refresh(): Promise<void> {
    const since = new Date(clock.now().getTime() - LATE_MS);
    const [bets, results] = await Promise.all([
      db
        .selectFrom('sports_bet')
        .select((eb) => eb.fn.countAll<bigint>().as('count'))
        .where('status', '=', 'held')
        .where('decide_at', '<', since)
        .executeTakeFirstOrThrow(),
      db
        .selectFrom('sports_result')
        .select((eb) => eb.fn.countAll<bigint>().as('count'))
        .where('due_at', '<', since)
        .executeTakeFirstOrThrow(),
    ]);
    late.set({ what: 'bets' }, Number(bets.count));
    late.set({ what: 'results' }, Number(results.count));
  }
}
