import { Gauge, type Registry } from 'prom-client';
import { answersWithin } from '../../platform/answers-within.ts';
import type { Db } from '../../platform/db/database.ts';

/** A scrape does not wait longer for the database; it then shows the figures of the last one. */
const WAIT_MS = 1_000;

/** Adds what was earned and written for payment, and is not posted yet. */
export function addEarningMetrics(registry: Registry, db: Db, kinds: readonly string[]): void {
  const unposted = new Gauge({
    name: 'earning_runs_unposted',
    help: 'Payments of what was earned on play that are written and not posted yet, by kind.',
    labelNames: ['kind'] as const,
    registers: [registry],
    collect: () => answersWithin(refresh(), WAIT_MS).catch(() => undefined),
  });
  async function refresh(): Promise<void> {
    const rows = await db
      .selectFrom('credit_run')
      .select(['purpose', (eb) => eb.fn.countAll<bigint>().as('runs')])
      .where('posted_at', 'is', null)
      .groupBy('purpose')
      .execute();
    for (const kind of kinds) {
      unposted.set({ kind }, Number(rows.find(({ purpose }) => purpose === kind)?.runs ?? 0));
    }
  }
}
