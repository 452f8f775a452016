import { shardOf } from '#domain/ledger/shard.ts';
import type { FundsLock, LockReason, WithdrawalTerms } from '#contract/generated/types.ts';
import type { ReplyOf } from '#contract/operation.ts';
import { paymentPasswordState } from '../../account/payment-password.ts';
import type { MeasuredArrivals } from '../../account/measured-arrivals.ts';
import { turnoverLock } from '../../account/turnover.store.ts';
import { balanceOf } from '../../ledger/ledger.read.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import type { MemberKey } from '../../platform/session/member-key.ts';

/** A player cannot have more holds open than requests under way. */
const MOST_LOCKS = 50;

interface Reading {
  db: Db;
  clock: Clock;
  arrivals: MeasuredArrivals;
}

/** What a player can withdraw now, what is locked and why, and on which terms. */
export async function withdrawalOffer(
  { db, clock, arrivals }: Reading,
  wallet: MemberKey & { currency: string },
  terms: WithdrawalTerms,
): Promise<ReplyOf<'getWithdrawalOffer'>> {
  const [balances, holds, password, arrival] = [
    await balanceOf(db, wallet, wallet.currency),
    await openHolds(db, wallet),
    await paymentPasswordState(db, wallet, clock),
    await arrivals.read(wallet.brand),
  ];
  const turnover = await turnoverLock(db, wallet);
  const { cash } = balances;
  const owed = turnover.lockedMicro < cash ? turnover.lockedMicro : cash;
  const received: FundsLock[] =
    owed > 0n
      ? [
          {
            reason: 'turnover',
            amountMicro: String(owed),
            withdrawalId: null,
            since: turnover.since?.toISOString() ?? null,
          },
        ]
      : [];
  const funds = (['bonus', 'promo'] as const).flatMap((fund): FundsLock[] =>
    balances[fund] > 0n
      ? [{ reason: fund, amountMicro: String(balances[fund]), withdrawalId: null, since: null }]
      : [],
  );
  return {
    currency: wallet.currency,
    availableMicro: String(cash > owed ? cash - owed : 0n),
    locks: [...holds, ...received, ...funds],
    minMicro: terms.minMicro,
    maxMicro: terms.maxMicro,
    feeMicro: terms.feeMicro,
    feeBasisPoints: terms.feeBasisPoints,
    arrival: arrival.all,
    promiseMinutes: terms.promiseMinutes,
    promiseMicro: terms.promiseMicro,
    receiptTimeoutMinutes: terms.receiptTimeoutMinutes,
    paymentPasswordSet: password.isSet,
  };
}

async function openHolds(
  db: Db,
  { brand, memberId, currency }: MemberKey & { currency: string },
): Promise<FundsLock[]> {
  const rows = await db
    .selectFrom('hold as h')
    .leftJoin('withdrawal as w', (join) =>
      join
        .onRef('w.hold_id', '=', 'h.id')
        .onRef('w.member_id', '=', 'h.member_id')
        .onRef('w.brand', '=', 'h.brand'),
    )
    .select(['h.purpose', 'h.amount', 'h.posted_amount', 'h.created_at', 'w.id as withdrawal'])
    .where('h.shard', '=', shardOf(memberId))
    .where('h.member_id', '=', memberId)
    .where('h.brand', '=', brand)
    .where('h.currency', '=', currency)
    .where('h.status', '=', 'open')
    .orderBy('h.id')
    .limit(MOST_LOCKS)
    .execute();
  return rows.map((row) => ({
    reason: row.purpose as LockReason,
    amountMicro: String(row.amount - row.posted_amount),
    withdrawalId: row.withdrawal === null ? null : String(row.withdrawal),
    since: row.created_at.toISOString(),
  }));
}
