import { sql } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/database.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';

/** The relay is late, or one consumer fails: an operator must look. */
const ALARM_AGE_SECONDS = 60;

export interface OutboxWatchDependencies {
  db: Db;
  clock: Clock;
  log: Log;
  metrics: Pick<Metrics, 'outboxAgeSeconds' | 'deadEventCount'>;
}

/** Measures what waits and what is dead, for `/metrics`, and logs an alarm. @returns 0: it changes nothing. */
export async function watchOutbox({
  db,
  clock,
  log,
  metrics,
}: OutboxWatchDependencies): Promise<number> {
  const { rows } = await sql<{ oldest: Date | null; dead: bigint }>`
    select least(
        (select min(created_at) from outbox), (select min(created_at) from outbox_delivery)
      ) as oldest,
      (select count(*) from outbox_dead) as dead
  `.execute(db);
  const { oldest = null, dead = 0n } = rows[0] ?? {};
  const ageSeconds =
    oldest === null ? 0 : Math.max(0, (clock.now().getTime() - oldest.getTime()) / 1000);
  metrics.outboxAgeSeconds.set(ageSeconds);
  metrics.deadEventCount.set(Number(dead));
  if (ageSeconds > ALARM_AGE_SECONDS) {
    log.error({ ageSeconds: Math.round(ageSeconds) }, 'events wait in the outbox for too long');
  }
  return 0;
}
