import type { Clock } from '../clock.ts';
import type { Db } from '../db/database.ts';
import type { PeriodicJob } from '../jobs/periodic.ts';
import type { Log } from '../log.ts';
import { deleteOldRows } from './delete-old-rows.ts';
import { inRetentionOrder, type RetentionRule } from './retention-rule.ts';

export interface RetentionParts {
  db: Db;
  clock: Clock;
  log: Log;
  /** Asked for at each run: every feature has declared its own by then. */
  rules: () => readonly RetentionRule[];
  /** For the metrics. */
  countDeleted: (table: string, count: number) => void;
}

/** Keeps tables of technical records at the size that their rules allow. */
export function retentionJob({ db, clock, log, rules, countDeleted }: RetentionParts): PeriodicJob {
  return {
    name: 'retention',
    everySeconds: 60,
    run: async () => {
      const outcomes = await deleteOldRows(db, clock, inRetentionOrder(rules()));
      for (const { table, count, isBehind } of outcomes) {
        if (count > 0) countDeleted(table, count);
        if (isBehind)
          log.warn({ table, count }, 'retention has more rows to delete than one run may');
      }
      return outcomes.reduce((sum, { count }) => sum + count, 0);
    },
  };
}
