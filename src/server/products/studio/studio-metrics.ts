import { Gauge, type Registry } from 'prom-client';
import { answersWithin } from '../../platform/answers-within.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/database.ts';

/** A scrape does not wait longer for the database; it then shows the figures of the last one. */
const WAIT_MS = 1_000;
/** A round is closed, dealt and paid within seconds. */
const LATE_MS = 60_000;

/** The alarm of the studio: rounds that are not closed or paid a minute after their time. */
export function addStudioMetrics(registry: Registry, db: Db, clock: Clock): void {
  const late = new Gauge({
    name: 'live_rounds_late',
    help: 'Rounds of live tables by status that are not closed, paid or void a minute after their time.',
    labelNames: ['status'],
    registers: [registry],
    collect: () => answersWithin(refresh(), WAIT_MS).catch(() => undefined),
  });
  async function refresh(): Promise<void> {
    const rows = await db
      .selectFrom('live_round')
      .select((eb) => ['status', eb.fn.countAll<bigint>().as('count')])
      .where('status', 'in', ['open', 'dealing', 'deciding', 'paying', 'voiding'])
      .where(
        (eb) => eb.fn<Date>('greatest', ['closes_at', 'ends_at', 'decides_until']),
        '<',
        new Date(clock.now().getTime() - LATE_MS),
      )
      .groupBy('status')
      .execute();
    late.reset();
    for (const { status, count } of rows) late.set({ status }, Number(count));
  }
}
