import { Counter } from 'prom-client';
import packageFile from '../../../../package.json' with { type: 'json' };
import type { Feature } from '../../feature.ts';
import type { Parts } from '../../parts.ts';
import { watchOutbox } from '../../platform/outbox/watch-outbox.job.ts';
import type { RetentionRule } from '../../platform/retention/retention-rule.ts';
import { retentionJob } from '../../platform/retention/retention.job.ts';
import { healthRoutes } from './health.routes.ts';

/**
 * The server itself: its health, old technical records, and events that wait too long.
 * @param rules how long every feature keeps its technical records
 */
export function systemFeature(parts: Parts, rules: () => readonly RetentionRule[]): Feature {
  const deleted = new Counter({
    name: 'retention_deleted_total',
    help: 'Rows deleted because their retention had ended, by table.',
    labelNames: ['table'],
    registers: [parts.metrics.registry],
  });
  return {
    name: 'system',
    retention: [
      {
        table: 'idempotency_key',
        key: ['brand', 'caller', 'operation', 'key'],
        age: 'created_at',
        keepDays: 7,
        why: 'A client may repeat a request with its key for seven days and gets the first answer.',
      },
    ],
    routes: healthRoutes({
      ...parts,
      version: packageFile.version,
      startedAt: parts.clock.now(),
    }),
    jobs: [
      retentionJob({
        ...parts,
        rules,
        countDeleted: (table, count) => deleted.inc({ table }, count),
      }),
      { name: 'watchOutbox', everySeconds: 15, perNode: true, run: () => watchOutbox(parts) },
    ],
  };
}
