import { expect } from 'vitest';
import type { Database } from '#server/platform/db/database.ts';
import { verifyLedger, type VerifyOptions } from '#server/ledger/verify-ledger.ts';

/**
 * Fails the test unless the books are whole: acknowledged references exist once, entries sum to zero,
 * balances are their entries' sums and above their floors, and what passes through has passed.
 * Every test that moves money ends with it. `drained: false` when something is under way on purpose.
 */
export async function expectLedgerWhole(
  database: Database,
  options: VerifyOptions = {},
): Promise<void> {
  expect(await verifyLedger(database, { drained: true, ...options })).toEqual([]);
}
