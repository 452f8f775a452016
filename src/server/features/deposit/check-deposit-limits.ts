import { limitPeriods } from '#contract/generated/enum-values.ts';
import { fitsLimit } from '#domain/deposit-limit/deposit-limit.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/database.ts';
import { Problem } from '../../platform/problem.ts';
import { type Depositor, depositsWithin, readLimits } from './deposit-limit.store.ts';

/**
 * Refuses a deposit beyond one of the player's limits. The caller holds the member's row, so that two
 * deposits at once are judged one after the other.
 * @throws Problem DEPOSIT_LIMIT_REACHED
 */
export async function checkDepositLimits(
  tx: Tx,
  { amountMicro, ...depositor }: Depositor & { amountMicro: bigint },
  clock: Clock,
): Promise<void> {
  const limits = await readLimits(tx, depositor);
  if (limitPeriods.every((period) => limits[period].limitMicro === null)) return;
  const used = await depositsWithin(tx, depositor, clock);
  const isWithin = limitPeriods.every((period) =>
    fitsLimit(limits[period].limitMicro, used[period], amountMicro),
  );
  if (isWithin) return;
  const fault = { code: 'LIMIT', messageKey: 'error:DEPOSIT_LIMIT_REACHED' };
  throw new Problem('DEPOSIT_LIMIT_REACHED', { fields: { '/amountMicro': fault } });
}
