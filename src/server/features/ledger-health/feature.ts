import type { Feature } from '../../feature.ts';
import { expireHolds } from '../../ledger/expire-holds.job.ts';
import type { Parts } from '../../parts.ts';
import { route, staffOf } from '../../platform/route.ts';
import { readLedgerHealth } from './ledger-health.read.ts';
import { addLedgerMetrics } from './ledger-metrics.ts';

/** The ledger's safeguards: seals, the trial balance, expiry of holds, and what they found. */
export function ledgerHealthFeature(parts: Parts): Feature {
  const { db, ledgerChecks } = parts;
  addLedgerMetrics(parts.metrics.registry, db);
  return {
    name: 'ledger-health',
    routes: [
      route('getLedgerHealth', (call) => readLedgerHealth(db, staffOf(call).brands === null)),
    ],
    jobs: [
      { name: 'expireHolds', everySeconds: 30, run: () => expireHolds(db, parts) },
      { name: 'sealLedger', everySeconds: 900, run: () => ledgerChecks.seal() },
      { name: 'trialBalance', everySeconds: 3_600, run: () => ledgerChecks.trialBalance() },
    ],
    // A pass over the ledger may take minutes: it ends after its current chunk.
    close: async () => ledgerChecks.stop(),
  };
}
