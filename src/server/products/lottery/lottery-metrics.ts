import { Gauge, type Registry } from 'prom-client';
import { answersWithin } from '../../platform/answers-within.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import { ACTIVE } from './draw.store.ts';
import { LATE_MS } from './office-lottery.read.ts';

/** A scrape does not wait longer for the database; it then shows the figures of the last one. */
const WAIT_MS = 1_000;

/** The alarm for who watches the metrics: draws without a result or a payment long after their time. */
export function addLotteryMetrics(registry: Registry, db: Db, clock: Clock): void {
  const late = new Gauge({
    name: 'lottery_draws_late',
    help: 'Draws by status that have no result, or are not paid, a minute after their time.',
    labelNames: ['status'],
    registers: [registry],
    collect: () => answersWithin(refresh(), WAIT_MS).catch(() => undefined),
  });
  async function refresh(): Promise<void> {
    const rows = await db
      .selectFrom('lottery_draw')
      .select((eb) => ['status', eb.fn.countAll<bigint>().as('count')])
      .where('status', 'in', ACTIVE)
      .where('draws_at', '<', new Date(clock.now().getTime() - LATE_MS))
      .groupBy('status')
      .execute();
    late.reset();
    for (const { status, count } of rows) late.set({ status }, Number(count));
  }
}
