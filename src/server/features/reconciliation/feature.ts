import type { Feature } from '../../feature.ts';
import type { Parts } from '../../parts.ts';
import { differenceDesk, type KeepsWallets } from './difference.read.ts';
import { planNightly } from './plan-nightly.job.ts';
import { reconcile } from './reconcile.job.ts';
import { addReconciliationMetrics } from './reconciliation-metrics.ts';
import { reconciliationRoutes } from './reconciliation.routes.ts';
import { seedDifference } from './seed-difference.ts';

/** Our movements compared with those of vendors and payment channels, and what is done about differences. */
export function reconciliationFeature(parts: Parts): Feature {
  const keepsWallets: KeepsWallets = (code) =>
    (parts.catalogue.vendor(code)?.ownWallet ?? null) !== null;
  addReconciliationMetrics(parts.metrics.registry, parts.db);
  return {
    name: 'reconciliation',
    routes: reconciliationRoutes(parts, keepsWallets),
    desks: [differenceDesk(keepsWallets)],
    jobs: [
      { name: 'planReconciliations', everySeconds: 600, run: () => planNightly(parts) },
      { name: 'reconcile', everySeconds: 2, run: () => reconcile(parts) },
    ],
    seedDemo: (brand, username) => seedDifference(parts, brand, username),
  };
}
