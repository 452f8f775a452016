import { limitPeriods } from '#contract/generated/enum-values.ts';
import type { LimitPeriod } from '#contract/generated/types.ts';
import {
  type CountedAmount,
  PERIOD_HOURS,
  periodStart,
  usedOf,
} from '#domain/safer-play/player-limit.ts';
import type { MemberKey } from '../../platform/session/member-key.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/db/database.ts';

/** credited: what came in. ordered: that, and orders that may still be paid. */
export type CountedDeposits = 'credited' | 'ordered';

/** Money of an order still comes in for so long after its time, on the way from a bank. */
const LATE_PAY_HOURS = 2;
/** Orders are looked for by their beginning; one may be paid later than that. */
const EARLIER_ORDERS_HOURS = 7 * 24;

/** What deposit limits count in one period, in micro-units. */
export interface DepositsOfPeriod {
  readonly creditedMicro: bigint;
  /** Sum of orders that may still be paid. */
  readonly waitingMicro: bigint;
}

/** Deposits and transfers from the upline of each period, and the orders that limits reserve room for. */
export async function depositsWithin(
  db: Db | Tx,
  depositor: MemberKey,
  clock: Clock,
): Promise<Readonly<Record<LimitPeriod, DepositsOfPeriod>>> {
  const now = clock.now();
  const amounts = await countedDeposits(db, depositor, 'ordered', now);
  const credited = amounts.filter(({ isWaiting }) => !isWaiting);
  const waiting = amounts.filter(({ isWaiting }) => isWaiting);
  return Object.fromEntries(
    limitPeriods.map((period) => [
      period,
      {
        creditedMicro: usedOf(credited, period, now),
        waitingMicro: usedOf(waiting, period, now),
      },
    ]),
  ) as Record<LimitPeriod, DepositsOfPeriod>;
}

interface CountedDeposit extends CountedAmount {
  /** An order that may still be paid. */
  readonly isWaiting: boolean;
}

/**
 * All that deposit limits count, of the longest period and some before it. Credited money counts from
 * then on; an order counts from its beginning until it can no longer be paid. Money that the player sends back to the
 * upline changes nothing. Reads the player's rows of five weeks by index.
 */
export async function countedDeposits(
  db: Db | Tx,
  depositor: MemberKey,
  counted: CountedDeposits,
  now: Date,
): Promise<readonly CountedDeposit[]> {
  const ordered = await orders(db, depositor, counted, now);
  return [...ordered, ...(await transfersFromUpline(db, depositor, now))];
}

async function orders(
  db: Db | Tx,
  { brand, memberId }: MemberKey,
  counted: CountedDeposits,
  now: Date,
): Promise<CountedDeposit[]> {
  const before = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
  const rows = await db
    .selectFrom('deposit')
    .select(['created_at', 'credited_at', 'status'])
    .select(({ fn }) => fn.coalesce('received_micro', 'amount_micro').as('amount_micro'))
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .where('created_at', '>', before(PERIOD_HOURS.month + EARLIER_ORDERS_HOURS))
    .where((eb) =>
      eb.or([
        eb('status', '=', 'credited'),
        ...(counted === 'credited'
          ? []
          : [
              eb.and([
                eb('status', 'in', ['pending', 'expired']),
                eb('expires_at', '>', before(LATE_PAY_HOURS)),
              ]),
            ]),
      ]),
    )
    .execute();
  return rows.map(({ created_at, credited_at, status, amount_micro: amountMicro }) => ({
    at: credited_at ?? created_at,
    amountMicro,
    isWaiting: status !== 'credited',
  }));
}

async function transfersFromUpline(
  db: Db | Tx,
  { brand, memberId }: MemberKey,
  now: Date,
): Promise<CountedDeposit[]> {
  const rows = await db
    .selectFrom('credit_transfer')
    .select(['at', 'amount_micro', 'fee_micro'])
    .where('brand', '=', brand)
    .where('recipient_id', '=', memberId)
    .where('to_downline', '=', true)
    .where('at', '>', periodStart('month', now))
    .execute();
  return rows.map(({ at, amount_micro, fee_micro }) => ({
    at,
    amountMicro: amount_micro - fee_micro,
    isWaiting: false,
  }));
}
