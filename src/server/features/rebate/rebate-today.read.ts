import { dayIn, endOfDay, periodOf } from '#domain/day/day.ts';
import type {
  CashBackState,
  GameCategory,
  RebateCategory,
  RewardPolicy,
} from '#contract/generated/types.ts';
import type { ReplyOf } from '#contract/operation.ts';
import { kind as rebate, rateOf } from '#domain/earning/rebate/kind.ts';
import { cashBackMicro, rebateMicro } from '#domain/rebate/rebate-amount.ts';
import type { Db } from '../../platform/db/database.ts';
import { memberSums } from '../../play/figures/member-sums.read.ts';
import type { MemberKey } from '../../platform/session/member-key.ts';
import { rateOfLine } from './rebate-lines.read.ts';

interface Asked {
  readonly policy: RewardPolicy;
  readonly timeZone: string;
  readonly now: Date;
}

/** Valid bets of the day as they grow, and what can be claimed now. */
export async function rebateToday(
  db: Db,
  { brand, memberId, currency }: MemberKey & { currency: string },
  { policy, timeZone, now }: Asked,
): Promise<ReplyOf<'getRebate'>> {
  const day = dayIn(timeZone, now);
  const sums = await memberSums(db, { brand, from: day, to: day, memberId, members: 1 });
  const lines = await db
    .selectFrom('earning_line')
    .select(['category', 'from_day', 'amount_micro', 'paid_micro', 'terms'])
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .where('kind', '=', rebate.code)
    .where('currency', '=', currency)
    .where((eb) =>
      eb.or([eb('from_day', '=', day), eb('amount_micro', '<>', eb.ref('paid_micro'))]),
    )
    .execute();
  const categories = Object.keys(policy.rebateRates).map((category): RebateCategory => {
    const valid = sums.find((sum) => sum.category === category)?.validMicro ?? 0n;
    const line = lines.find((one) => one.category === category && one.from_day === day);
    const rate = line === undefined ? rateOf(policy.rebateRates, category) : rateOfLine(line.terms);
    return {
      gameCategory: category as GameCategory,
      validBetMicro: String(valid),
      rateBasisPoints: rate,
      amountMicro: String(rebateMicro(valid, rate)),
      claimedMicro: String(line?.paid_micro ?? 0n),
    };
  });
  const earlier = lines
    .filter((line) => line.from_day !== day)
    .reduce((sum, line) => sum + line.amount_micro - line.paid_micro, 0n);
  const today = categories.reduce(
    (sum, { amountMicro, claimedMicro }) => sum + BigInt(amountMicro) - BigInt(claimedMicro),
    0n,
  );
  const claimable = earlier + today;
  return {
    day,
    closesAt: endOfDay(timeZone, now).toISOString(),
    timeZone,
    currency,
    automatic: policy.rebateAutomatic,
    minMicro: policy.rebateMinMicro,
    categories: categories.filter(
      ({ rateBasisPoints, validBetMicro }) => rateBasisPoints > 0 || validBetMicro !== '0',
    ),
    claimableMicro: String(claimable > 0n ? claimable : 0n),
    cashBack: policy.cashBack ? await cashBackNow(db, { brand, memberId }, policy, day) : null,
  };
}

async function cashBackNow(
  db: Db,
  { brand, memberId }: MemberKey,
  policy: RewardPolicy,
  day: string,
): Promise<CashBackState> {
  const range = periodOf(day, policy.cashBackPeriod);
  const sums = await memberSums(db, { brand, ...range, memberId, members: 1 });
  const loss = sums.reduce((all, { lossMicro }) => all + lossMicro, 0n);
  const { basisPoints, amountMicro } = cashBackMicro(
    loss,
    policy.cashBackSteps,
    BigInt(policy.cashBackCapMicro),
  );
  return {
    period: policy.cashBackPeriod,
    ...range,
    netLossMicro: String(loss > 0n ? loss : 0n),
    basisPoints,
    amountMicro: String(amountMicro),
    steps: policy.cashBackSteps,
    capMicro: policy.cashBackCapMicro,
  };
}
