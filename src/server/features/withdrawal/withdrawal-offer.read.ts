import { ownWithdrawalTerms } from '../../vip/level.read.ts';
import { shardOf } from '#domain/ledger/shard.ts';
import type { FundsLock, LockReason, WithdrawalTerms } from '#contract/generated/types.ts';
import type { ReplyOf } from '#contract/operation.ts';
import { paymentPasswordState } from '../../cash/payment-password.ts';
import type { MeasuredArrivals } from '../../cash/measured-arrivals.ts';
import { rewardTitles } from '../../promotion/campaign/campaign.read.ts';
import { type TurnoverLock, turnoverLock } from '../../promotion/turnover/turnover-lock.read.ts';
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
  /** In the order of preference, for titles of rewards. */
  languages: readonly string[];
}

/** What a player can withdraw now, what is locked and why, and on which terms. */
export async function withdrawalOffer(
  { db, clock, arrivals, languages }: Reading,
  wallet: MemberKey & { currency: string },
  brandTerms: WithdrawalTerms,
): Promise<ReplyOf<'getWithdrawalOffer'>> {
  const terms = await ownWithdrawalTerms(db, wallet, brandTerms);
  const [balances, holds, password, arrival] = [
    await balanceOf(db, wallet, wallet.currency),
    await openHolds(db, wallet),
    await paymentPasswordState(db, wallet, clock),
    await arrivals.read(wallet.brand),
  ];
  const turnover = await turnoverLock(db, wallet);
  const { cash } = balances;
  const owed = turnover.lockedMicro < cash ? turnover.lockedMicro : cash;
  const titles = await rewardTitles(
    db,
    turnover.requirements.flatMap(({ rewardId }) => rewardId ?? []),
    languages,
  );
  return {
    currency: wallet.currency,
    availableMicro: String(cash > owed ? cash - owed : 0n),
    locks: [
      ...holds,
      ...turnoverLocks(turnover, { cashMicro: cash, titles }),
      ...fundLocks(turnover, balances, titles),
    ],
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

type Titles = ReadonlyMap<bigint, string>;

const titleOf = (rewardId: bigint | null, titles: Titles): string | null =>
  rewardId === null ? null : (titles.get(rewardId) ?? null);

/** Cash that is locked, by what locks it: each is free once what is left of it and those before is met. */
function turnoverLocks(
  { requirements }: TurnoverLock,
  { cashMicro, titles }: { cashMicro: bigint; titles: Titles },
): FundsLock[] {
  let lockable = cashMicro;
  let left = 0n;
  return requirements.flatMap((one): FundsLock[] => {
    left += one.requiredMicro - one.progressMicro;
    const amount = one.lockedMicro < lockable ? one.lockedMicro : lockable;
    lockable -= amount;
    if (amount <= 0n) return [];
    return [
      {
        reason: 'turnover',
        amountMicro: String(amount),
        withdrawalId: null,
        since: one.fromAt.toISOString(),
        turnoverLeftMicro: String(left),
        title: titleOf(one.rewardId, titles),
      },
    ];
  });
}

/** Money of the other funds: the running bonus with what is left of its turnover, and free rounds. */
function fundLocks(
  { requirements }: TurnoverLock,
  balances: Readonly<Record<'bonus' | 'promo', bigint>>,
  titles: Titles,
): FundsLock[] {
  const bonus = requirements.find(({ source }) => source === 'bonus');
  const before = requirements.filter(({ id }) => bonus !== undefined && id <= bonus.id);
  const left = before.reduce((sum, one) => sum + one.requiredMicro - one.progressMicro, 0n);
  return (['bonus', 'promo'] as const).flatMap((fund): FundsLock[] => {
    if (balances[fund] <= 0n) return [];
    const of = fund === 'bonus' ? bonus : undefined;
    return [
      {
        reason: fund,
        amountMicro: String(balances[fund]),
        withdrawalId: null,
        since: of?.fromAt.toISOString() ?? null,
        turnoverLeftMicro: of === undefined ? null : String(left),
        title: titleOf(of?.rewardId ?? null, titles),
      },
    ];
  });
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
    turnoverLeftMicro: null,
    title: null,
  }));
}
