import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'vitest';
import type { Database } from '#server/platform/db/database.ts';
import type { LedgerFault } from '#server/ledger/ledger-fault.ts';
import { verifyLedger, type VerifyOptions } from '#server/ledger/verify-ledger.ts';

const SEALS = /^seals |^sealed /;
const PAUSE_MS = 1_000;

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
  const look = () => bookFaults(database, { drained: true, ...options });
  let faults = await look();
  // A job of the server may have posted between two reads: what is wrong stays wrong.
  for (let again = 0; faults.length > 0 && again < 2; again += 1) {
    await pause(PAUSE_MS);
    faults = await look();
  }
  // A report shows the message in full, and of the values only their shape.
  expect(faults, JSON.stringify(faults.slice(0, 5))).toEqual([]);
}
