import type { LedgerKind } from '#domain/ledger/money-kind.ts';
import { POINTS, SPINS, TICKETS, UNIT_MICRO } from '#domain/ledger/unit.ts';
import type { RewardRow } from './reward.store.ts';

/** A reward that is paid in a unit of the ledger, and not in money. */
export interface UnitPayment {
  readonly unit: string;
  readonly kind: LedgerKind;
  /** In millionths of the unit. */
  readonly amountMicro: bigint;
}

/** The payment of a reward in a unit; null: it pays money, or rounds. */
export function unitPayment({ kind, points, rounds }: RewardRow): UnitPayment | null {
  if (kind === 'points') {
    return { unit: POINTS, kind: 'pointsEarned', amountMicro: points * UNIT_MICRO };
  }
  if (kind !== 'spins' && kind !== 'tickets') return null;
  const unit = kind === 'spins' ? SPINS : TICKETS;
  return { unit, kind: 'ticketsGiven', amountMicro: BigInt(rounds) * UNIT_MICRO };
}
