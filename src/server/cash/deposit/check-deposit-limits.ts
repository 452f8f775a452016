import { limitPeriods } from '#contract/generated/enum-values.ts';
import { fitsFrom, fitsLimit, usedOf } from '#domain/safer-play/player-limit.ts';
import type { MemberKey } from '../../platform/session/member-key.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/database.ts';
import { Problem } from '../../platform/problem.ts';
import { readLimits } from '../../account/safer-play/player-limit.store.ts';
import { type CountedDeposits, countedDeposits } from './deposits-within.read.ts';

/**
 * Refuses an order beyond one of the player's limits. The caller holds the member's row, so that two
 * orders at once are judged one after the other.
 * @throws Problem DEPOSIT_LIMIT_REACHED with `from`, null when the amount itself is above a limit
 */
export async function checkDepositLimits(tx: Tx, order: Amount, clock: Clock): Promise<void> {
  if (await fitsLimits(tx, order, 'ordered', clock)) return;
  const fault = { code: 'LIMIT', messageKey: 'error:DEPOSIT_LIMIT_REACHED' };
  throw new Problem('DEPOSIT_LIMIT_REACHED', {
    fields: { '/amountMicro': fault },
    value: { from: await fitsAgainFrom(tx, order, clock.now()) },
  });
}

/**
 * Refuses a transfer from the upline beyond one of the player's deposit limits. The caller holds the
 * member's row. The sender learns when the amount fits again, and neither a limit nor what is used of it.
 * @throws Problem RECIPIENT_LIMIT_REACHED with `from`, null when the amount itself is above a limit
 */
export async function checkTransferLimits(tx: Tx, transfer: Amount, clock: Clock): Promise<void> {
  if (await fitsLimits(tx, transfer, 'ordered', clock)) return;
  const from = await fitsAgainFrom(tx, transfer, clock.now());
  throw new Problem('RECIPIENT_LIMIT_REACHED', { value: { from } });
}

/**
 * Whether money that comes in now keeps within the limits that hold now, whatever held when it was
 * ordered. The caller holds the member's row.
 */
export function arrivesWithinLimits(tx: Tx, payment: Amount, clock: Clock): Promise<boolean> {
  return fitsLimits(tx, payment, 'credited', clock);
}

type Amount = MemberKey & { amountMicro: bigint };

/**
 * When an amount keeps within every limit again, as long as nothing else comes in.
 * @returns ISO 8601; null when the amount itself is above a limit
 */
async function fitsAgainFrom(
  tx: Tx,
  { amountMicro, ...depositor }: Amount,
  now: Date,
): Promise<string | null> {
  const { deposit: limits } = await readLimits(tx, depositor);
  const counted = await countedDeposits(tx, depositor, 'ordered', now);
  const moments = limitPeriods.map((period) =>
    fitsFrom(limits[period].limit, amountMicro, { counted, period, now }),
  );
  const from = moments.reduce((latest, at) =>
    latest === null || at === null ? null : at > latest ? at : latest,
  );
  return from?.toISOString() ?? null;
}

async function fitsLimits(
  tx: Tx,
  { amountMicro, ...depositor }: Amount,
  counted: CountedDeposits,
  clock: Clock,
): Promise<boolean> {
  const { deposit: limits } = await readLimits(tx, depositor);
  if (limitPeriods.every((period) => limits[period].limit === null)) return true;
  const now = clock.now();
  const amounts = await countedDeposits(tx, depositor, counted, now);
  return limitPeriods.every((period) =>
    fitsLimit(limits[period].limit, usedOf(amounts, period, now), amountMicro),
  );
}
