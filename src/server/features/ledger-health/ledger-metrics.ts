import { Gauge, type Registry } from 'prom-client';
import { readChecks, readOpenFaultCounts } from '../../ledger/ledger-health.store.ts';
import { answersWithin } from '../../platform/answers-within.ts';
import type { Db } from '../../platform/db/database.ts';

/** A scrape does not wait longer for the database; it then shows the figures of the last one. */
const WAIT_MS = 1_000;

/**
 * What the checks of the ledger found, read from the database at each scrape: the checks run on one
 * node, and every node must show the alarm.
 */
export function addLedgerMetrics(registry: Registry, db: Db): void {
  /** One read for the gauges of one scrape. */
  let reading: Promise<void> | null = null;
  const collect = (): Promise<void> => {
    // A late or failed read does not fail the scrape: metrics outlive the database.
    reading ??= answersWithin(refresh(), WAIT_MS)
      .catch(() => undefined)
      .finally(() => {
        reading = null;
      });
    return reading;
  };
  const faults = new Gauge({
    name: 'ledger_faults_open',
    help: 'Faults of the ledger that are open, by check.',
    labelNames: ['check'],
    registers: [registry],
    collect,
  });
  const successes = new Gauge({
    name: 'ledger_check_success_seconds',
    help: 'Unix time of the last run of a check that found the ledger whole.',
    labelNames: ['check'],
    registers: [registry],
    collect,
  });
  const runs = new Gauge({
    name: 'ledger_check_run_seconds',
    help: 'Unix time of the last finished run of a check.',
    labelNames: ['check'],
    registers: [registry],
    collect,
  });

  async function refresh(): Promise<void> {
    const [checks, open] = await Promise.all([readChecks(db), readOpenFaultCounts(db)]);
    for (const { name, finished_at: finishedAt, succeeded_at: succeededAt } of checks) {
      faults.set({ check: name }, open.get(name) ?? 0);
      runs.set({ check: name }, finishedAt.getTime() / 1000);
      if (succeededAt !== null) successes.set({ check: name }, succeededAt.getTime() / 1000);
    }
  }
}
