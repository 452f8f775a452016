import { limitPeriods } from '#contract/generated/enum-values.ts';
import type { DepositLimits, LimitPeriod } from '#contract/generated/types.ts';
import {
  confirmLimit,
  requestLimit,
  type StoredLimit,
} from '#domain/deposit-limit/deposit-limit.ts';
import { checkedCurrency } from '#domain/money/currency.ts';
import { minorFromMicro } from '#domain/money/micro.ts';
import { MoneyRefusal } from '#domain/money/money-refusal.ts';
import { tellMember } from '../../account/tell-member.ts';
import type { MemberKey } from '../../platform/session/member-key.ts';
import type { Parts } from '../../parts.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { Problem } from '../../platform/problem.ts';
import { memberOf, type Route, route } from '../../platform/route.ts';
import { lockMember } from '../../platform/session/lock-member.ts';
import {
  depositsWithin,
  readLimits,
  writeLimit,
} from '../../account/deposit/deposit-limit.store.ts';

/** A player's limits with what is used of them. */
export async function viewLimits(
  reader: Db | Tx,
  { currency, ...owner }: MemberKey & { currency: string },
  clock: Clock,
): Promise<DepositLimits> {
  const limits = await readLimits(reader, owner);
  const used = await depositsWithin(reader, owner, 'ordered', clock);
  return {
    currency,
    limits: limitPeriods.map((period) => viewOf(period, limits[period], used[period])),
  };
}

/** A player's own limits on deposits. */
export function depositLimitRoutes({ db, clock }: Pick<Parts, 'db' | 'clock'>): Route[] {
  /** Changes one limit while the member's row is held: requests at once follow each other. */
  const change = (
    owner: MemberKey & { currency: string },
    period: LimitPeriod,
    next: (held: StoredLimit) => StoredLimit,
  ): Promise<DepositLimits> =>
    inTransaction(db, async (tx) => {
      await lockMember(tx, owner);
      const held = await readLimits(tx, owner);
      await writeLimit(tx, owner, period, next(held[period]), clock);
      await tellMember(tx, owner, 'limitChanged', { period }, clock);
      return viewLimits(tx, owner, clock);
    });

  return [
    route('getDepositLimits', (call) => {
      const { brand, memberId, site } = memberOf(call);
      return viewLimits(db, { brand, memberId, currency: site.currency }, clock);
    }),

    route('setDepositLimit', (call) => {
      const { brand, memberId, site } = memberOf(call);
      const { limitMicro } = call.body;
      const wanted = limitMicro === null ? null : wholeAmount(BigInt(limitMicro), site.currency);
      const owner = { brand, memberId, currency: site.currency };
      return change(owner, call.params.period, (held) => requestLimit(held, wanted, clock.now()));
    }),

    route('confirmDepositLimit', (call) => {
      const { brand, memberId, site } = memberOf(call);
      const owner = { brand, memberId, currency: site.currency };
      return change(owner, call.params.period, (held) => {
        const confirmed = confirmLimit(held, clock.now());
        if (confirmed === null) throw new Problem('LIMIT_CHANGE_NOT_DUE');
        return confirmed;
      });
    }),
  ];
}

/** @throws Problem AMOUNT_NOT_CONVERTIBLE for less than the currency's smallest unit */
function wholeAmount(amountMicro: bigint, currency: string): bigint {
  try {
    minorFromMicro(amountMicro, checkedCurrency(currency));
    return amountMicro;
  } catch (cause) {
    if (!(cause instanceof MoneyRefusal)) throw cause;
    throw new Problem(cause.code, { fields: { '/limitMicro': { code: 'pattern' } }, cause });
  }
}

function viewOf(period: LimitPeriod, { limitMicro, change }: StoredLimit, usedMicro: bigint) {
  const text = (amount: bigint | null) => (amount === null ? null : String(amount));
  return {
    period,
    limitMicro: text(limitMicro),
    usedMicro: String(usedMicro),
    change: change && { limitMicro: text(change.limitMicro), dueAt: change.dueAt.toISOString() },
  };
}
