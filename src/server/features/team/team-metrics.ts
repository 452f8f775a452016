import { sql } from 'kysely';
import { Gauge, type Registry } from 'prom-client';
import { answersWithin } from '../../platform/answers-within.ts';
import type { Db } from '../../platform/db/database.ts';

/** A scrape does not wait longer for the database; it then shows the figures of the last one. */
const WAIT_MS = 1_000;

/** How far the team figures lag, what agents wait for, and days that do not add up. */
export function addTeamMetrics(registry: Registry, db: Db): void {
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers: [registry] });
  const waiting = gauge(
    'team_events_waiting',
    'Events that the team figures have not taken in yet.',
  );
  const unsound = gauge(
    'team_days_unsound',
    'Days whose team figures differ from the records they come from.',
  );
  const unposted = new Gauge({
    name: 'agent_income_runs_unposted',
    help: 'Payments of agents that are written and not posted yet.',
    registers: [registry],
    collect: () => answersWithin(refresh(), WAIT_MS).catch(() => undefined),
  });
  async function refresh(): Promise<void> {
    const { rows } = await sql<{ waiting: bigint; unsound: bigint; unposted: bigint }>`
      select
        (select count(*) from outbox_delivery where consumer = 'teamFigures') as waiting,
        (select count(*) from rollup_check where not is_sound) as unsound,
        (select count(*) from credit_run where purpose = 'income' and posted_at is null) as unposted
    `.execute(db);
    const [row] = rows;
    if (row === undefined) return;
    waiting.set(Number(row.waiting));
    unsound.set(Number(row.unsound));
    unposted.set(Number(row.unposted));
  }
}
