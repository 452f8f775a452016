import { Gauge, type Registry } from 'prom-client';
import { answersWithin } from '../../platform/answers-within.ts';
import type { Db } from '../../platform/db/database.ts';

/** A scrape does not wait longer for the database; it then shows the figures of the last one. */
const WAIT_MS = 1_000;

/** Differences that wait for staff, by the vendor or channel: read at each scrape, since any node may be asked. */
export function addReconciliationMetrics(registry: Registry, db: Db): void {
  const open = new Gauge({
    name: 'reconciliation_differences_open',
    help: 'Differences with vendors and channels that wait for staff.',
    labelNames: ['party', 'fault'],
    registers: [registry],
    collect: () => answersWithin(refresh(), WAIT_MS).catch(() => undefined),
  });
  async function refresh(): Promise<void> {
    const rows = await db
      .selectFrom('reconciliation_difference')
      .select(['party', 'fault'])
      .select(({ fn }) => fn.countAll<bigint>().as('count'))
      .where('state', 'in', ['open', 'asked'])
      .groupBy(['party', 'fault'])
      .execute();
    open.reset();
    for (const { party, fault, count } of rows) open.set({ party, fault }, Number(count));
  }
}
