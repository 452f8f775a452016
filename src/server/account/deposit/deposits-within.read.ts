import { limitPeriods } from '#contract/generated/enum-values.ts';
import type { LimitPeriod } from '#contract/generated/types.ts';
import { PERIOD_HOURS } from '#domain/safer-play/player-limit.ts';
import type { MemberKey } from '../../platform/session/member-key.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/db/database.ts';

/** credited: what came in. ordered: that, and orders that may still be paid. */
export type CountedDeposits = 'credited' | 'ordered';

/** Money of an order still comes in for so long after its time, on the way from a bank. */
const LATE_PAY_HOURS = 2;
/** Orders are looked for by their beginning; one may be paid later than that. */
const EARLIER_ORDERS_HOURS = 7 * 24;

/**
 * Deposits of each period in micro-units. What came in counts from then on; an order counts from its
 * beginning until nobody pays it any more. Reads the player's deposits of five weeks by index.
 */
export async function depositsWithin(
  db: Db | Tx,
  { brand, memberId }: MemberKey,
  counted: CountedDeposits,
  clock: Clock,
): Promise<Readonly<Record<LimitPeriod, bigint>>> {
  const now = clock.now();
  const before = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
  const rows = await db
    .selectFrom('deposit')
    .select(['created_at', 'credited_at'])
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
  const sums = limitPeriods.map((period): [LimitPeriod, bigint] => {
    const from = before(PERIOD_HOURS[period]);
    const within = rows.filter(({ created_at: at, credited_at: paid }) => (paid ?? at) > from);
    return [period, within.reduce((sum, { amount_micro: amount }) => sum + amount, 0n)];
  });
  return Object.fromEntries(sums) as Record<LimitPeriod, bigint>;
}
