import packageFile from '../../../../package.json' with { type: 'json' };
import type { Feature } from '../../feature.ts';
import type { Parts } from '../../parts.ts';
import { watchOutbox } from '../../platform/outbox/watch-outbox.job.ts';
import { retentionJob } from '../../platform/retention/retention.job.ts';
import { healthRoutes } from './health.routes.ts';

/** The server itself: its health, old technical records, and events that wait too long. */
export function systemFeature(parts: Parts): Feature {
  const { metrics } = parts;
  return {
    name: 'system',
    routes: healthRoutes({
      ...parts,
      version: packageFile.version,
      startedAt: parts.clock.now(),
    }),
    jobs: [
      retentionJob({
        ...parts,
        countDeleted: (table, count) => metrics.retentionDeleted.inc({ table }, count),
      }),
      { name: 'watchOutbox', everySeconds: 15, perNode: true, run: () => watchOutbox(parts) },
    ],
  };
}
