import type { LedgerFault } from '#server/ledger/ledger-fault.ts';
import { trialBalance } from '#server/ledger/trial-balance.ts';
import { chunkSizeOf, withVerifyConnection } from '#server/ledger/verify-connection.ts';
import { verifyNew } from '#server/ledger/verify-new.ts';
import { systemClock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/db/database.ts';

/** Verifies and seals what is new. @returns the number of transfers. */
export async function sealLedger(
  database: Database,
  lagMs: number,
  chunkSize: number = chunkSizeOf(database, 'full'),
): Promise<bigint> {
  const chunks = await withVerifyConnection(database, 'full', (verify) =>
    verifyNew(verify, { clock: systemClock, lagMs, chunkSize }),
  );
  return chunks.reduce((sum, { transfers }) => sum + transfers, 0n);
}

/** The trial balance of a ledger on which nothing is under way. */
export async function checkTrialBalance(database: Database): Promise<LedgerFault[]> {
  const faults = await withVerifyConnection(database, 'full', (verify) =>
    trialBalance(verify, { lagMs: 0, pageSize: chunkSizeOf(database, 'full') }),
  );
  return faults ?? [];
}
