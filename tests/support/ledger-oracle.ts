import { expect } from 'vitest';
import type { Database } from '#server/platform/db/database.ts';
import type { LedgerFault } from '#server/ledger/ledger-fault.ts';
import { verifyLedger, type VerifyOptions } from '#server/ledger/verify-ledger.ts';

const SEALS = /^seals |^sealed /;

/** Faults of the books alone: of balances, entries and transfers, without the seals over them. */
export async function bookFaults(
  database: Database,
  options: VerifyOptions = {},
): Promise<LedgerFault[]> {
  const { faults } = await verifyLedger(database, options);
  return faults.filter(({ invariant }) => !SEALS.test(invariant));
}

/** Faults of the seals alone. */
export async function sealFaults(
  database: Database,
  options: VerifyOptions = {},
): Promise<LedgerFault[]> {
  const { faults } = await verifyLedger(database, options);
  return faults.filter(({ invariant }) => SEALS.test(invariant));
}

/**
 * Fails the test unless the books are whole: acknowledged references exist once, entries sum to zero,
 * balances are their entries' sums and above their floors, and what passes through has passed.
 * Every test that moves money ends with it. `drained: false` when something is under way on purpose.
 */
export async function expectLedgerWhole(
  database: Database,
  options: VerifyOptions = {},
): Promise<void> {
  expect(await bookFaults(database, { drained: true, ...options })).toEqual([]);
}
