import type { RewardPolicy } from '#contract/generated/types.ts';

const AMOUNTS = ['secondPersonAboveMicro', 'grantDailyCapMicro', 'cashBackCapMicro'] as const;

/** The part of a loss that is returned, in basis points; 0 for a policy whose cash back is off. */
function cashBackAt({ cashBack, cashBackSteps }: RewardPolicy, lossMicro: bigint): number {
  if (!cashBack) return 0;
  return Math.max(
    0,
    ...cashBackSteps
      .filter(({ fromMicro }) => BigInt(fromMicro) <= lossMicro)
      .map(({ basisPoints }) => basisPoints),
  );
}

/** Whether another policy gives more to players, or lets one person give more. */
export function loosensPolicy(before: RewardPolicy, after: RewardPolicy): boolean {
  if (AMOUNTS.some((name) => BigInt(after[name]) > BigInt(before[name]))) return true;
  const rate = (policy: RewardPolicy, category: keyof RewardPolicy['rebateRates']): number =>
    policy.rebate ? policy.rebateRates[category] : 0;
  const categories = Object.keys(after.rebateRates) as (keyof RewardPolicy['rebateRates'])[];
  if (categories.some((category) => rate(after, category) > rate(before, category))) return true;
  const losses = [...before.cashBackSteps, ...after.cashBackSteps].map(({ fromMicro }) =>
    BigInt(fromMicro),
  );
  return losses.some((loss) => cashBackAt(after, loss) > cashBackAt(before, loss));
}
