import { readVendors } from '../../outside/live/vendor.store.ts';
import type { Parts } from '../../parts.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { addRun } from './run.store.ts';

const DAY_MS = 86_400_000;
/** Two hours after midnight UTC what the day owes has come. */
const AFTER_MS = 2 * 3_600_000;

/** Asks for the comparison of the last whole day in UTC with each vendor that has a report. @returns how many */
export async function planNightly({ db, clock }: Pick<Parts, 'db' | 'clock'>): Promise<number> {
  const now = clock.now();
  const midnight = new Date(Math.floor((now.getTime() - AFTER_MS) / DAY_MS) * DAY_MS);
  const period = { from: new Date(midnight.getTime() - DAY_MS), to: midnight };
  const asked = (await readVendors(db)).filter(({ record }) => record.reportUrl !== undefined);
  let count = 0;
  for (const { record } of asked) {
    const party = { kind: 'vendor', code: record.code } as const;
    const run = { ...period, party, source: 'night', staffId: null, at: now } as const;
    if ((await inTransaction(db, (tx) => addRun(tx, run))) !== null) count += 1;
  }
  return count;
}
