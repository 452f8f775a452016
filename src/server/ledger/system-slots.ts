import { randomInt } from 'node:crypto';
import { nodeNumber } from '../platform/id.ts';

/**
 * A system account is many rows, one a slot, so that writers do not queue for one row; its balance
 * is their sum. Lanes and transactions use different slots: a caller's transaction may hold its row
 * for long, and no lane may wait for it.
 */
const LANE_SLOTS = 32;
const TRANSACTION_SLOTS = 8;

/** Lanes of a node (LedgerOptions.lanes). */
const LANES = 2;
const UNLEASED_FIRST_SLOT = randomInt(LANE_SLOTS);

/**
 * The slot of a lane follows from the leased node number: numbers are leased from the lowest, so the
 * lanes of the first sixteen nodes never meet. Sharing a slot costs waits, never correctness.
 */
export function laneSlot(lane: number): number {
  const node = nodeNumber();
  const first = node === null ? UNLEASED_FIRST_SLOT : node * LANES;
  return (first + lane) % LANE_SLOTS;
}

/** Set-based posts have their own row: one holds it while thousands of credits are written. */
export const SET_SLOT = LANE_SLOTS + TRANSACTION_SLOTS;

export function transactionSlot(): number {
  return LANE_SLOTS + randomInt(TRANSACTION_SLOTS);
}
