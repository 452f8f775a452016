import { limitPeriods } from '#contract/generated/enum-values.ts';
import { fitsLimit } from '#domain/safer-play/player-limit.ts';
import type { MemberKey } from '../../platform/session/member-key.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/database.ts';
import { Problem } from '../../platform/problem.ts';
import { readLimits } from '../safer-play/player-limit.store.ts';
import { type CountedDeposits, depositsWithin } from './deposits-within.read.ts';

/**
 * Refuses an order beyond one of the player's limits. The caller holds the member's row, so that two
 * orders at once are judged one after the other.
 * @throws Problem DEPOSIT_LIMIT_REACHED
 */
export async function checkDepositLimits(tx: Tx, order: Amount, clock: Clock): Promise<void> {
  if (await fitsLimits(tx, order, 'ordered', clock)) return;
  const fault = { code: 'LIMIT', messageKey: 'error:DEPOSIT_LIMIT_REACHED' };
  throw new Problem('DEPOSIT_LIMIT_REACHED', { fields: { '/amountMicro': fault } });
}

/**
 * Whether money that comes in now keeps within the limits that hold now, whatever held when it was
 * ordered. The caller holds the member's row.
 */
export function arrivesWithinLimits(tx: Tx, payment: Amount, clock: Clock): Promise<boolean> {
  return fitsLimits(tx, payment, 'credited', clock);
}

type Amount = MemberKey & { amountMicro: bigint };

async function fitsLimits(
  tx: Tx,
  { amountMicro, ...depositor }: Amount,
  counted: CountedDeposits,
  clock: Clock,
): Promise<boolean> {
  const { deposit: limits } = await readLimits(tx, depositor);
  if (limitPeriods.every((period) => limits[period].limit === null)) return true;
  const used = await depositsWithin(tx, depositor, counted, clock);
  return limitPeriods.every((period) => fitsLimit(limits[period].limit, used[period], amountMicro));
}
