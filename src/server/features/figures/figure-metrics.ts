import { sql } from 'kysely';
import { Gauge, type Registry } from 'prom-client';
import { answersWithin } from '../../platform/answers-within.ts';
import type { Db } from '../../platform/db/database.ts';

/** A scrape does not wait longer for the database; it then shows the figures of the last one. */
const WAIT_MS = 1_000;

/** Adds how far the figures lag, and days that do not add up. */
export function addFigureMetrics(registry: Registry, db: Db): void {
  const registers = [registry];
  const unsound = new Gauge({
    name: 'figure_days_unsound',
    help: 'Days whose figures differ from the records that they come from.',
    registers,
  });
  const waiting = new Gauge({
    name: 'figure_events_waiting',
    help: 'Events that the figures do not contain yet.',
    registers,
    collect: () => answersWithin(refresh(), WAIT_MS).catch(() => undefined),
  });
  async function refresh(): Promise<void> {
    const { rows } = await sql<{ waiting: bigint; unsound: bigint }>`
      select
        (select count(*) from outbox_delivery where consumer = 'figures') as waiting,
        (select count(*) from rollup_check where not is_sound) as unsound
    `.execute(db);
    const [row] = rows;
    if (row === undefined) return;
    waiting.set(Number(row.waiting));
    unsound.set(Number(row.unsound));
  }
}
