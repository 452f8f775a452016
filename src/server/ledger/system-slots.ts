import { randomInt } from 'node:crypto';

/**
 * A system account is many rows, one a slot, so that writers do not queue for one row; its balance
 * is their sum. Lanes and transactions use different slots: a caller's transaction may hold its row
 * for long, and no lane may wait for it.
 */
const LANE_SLOTS = 32;
const TRANSACTION_SLOTS = 8;

/** A start that nodes beside each other seldom share; sharing costs waits, never correctness. */
const FIRST_LANE_SLOT = randomInt(LANE_SLOTS);

export function laneSlot(lane: number): number {
  return (FIRST_LANE_SLOT + lane) % LANE_SLOTS;
}

export function transactionSlot(): number {
  return LANE_SLOTS + randomInt(TRANSACTION_SLOTS);
}
