import type { Database } from '#server/platform/db/database.ts';
import { type AcknowledgedReference, verifyLedger } from '#server/ledger/verify-ledger.ts';

/** The purses were filled by hand, so their sums are off by that; whatever else is off makes the figures void. */
const FILLED_BY_HAND = [
  'balance is the sum of entries',
  'each entry goes on from the balance before it',
];

/** @throws unless the books are whole after the load, with each acknowledged reference once. */
export async function expectWholeAfterBench(
  database: Database,
  acknowledged: readonly AcknowledgedReference[] = [],
): Promise<void> {
  const { faults: found } = await verifyLedger(database, { drained: true, acknowledged });
  const faults = found.filter(({ invariant }) => !FILLED_BY_HAND.includes(invariant));
  if (faults.length > 0)
    throw new Error(`the ledger is not whole after the load: ${JSON.stringify(faults)}`);
}
