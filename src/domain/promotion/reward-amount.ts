import type { CampaignReward } from '#contract/generated/types.ts';
import { checkedCurrency, currencyExponent } from '../money/currency.ts';
import { MICRO_DIGITS } from '../money/micro.ts';

/** What a share is of, in micro-units; 0: there was no deposit. */
export interface RewardBasis {
  readonly depositMicro: bigint;
  readonly currency: string;
}

/**
 * What a campaign gives, in micro-units: the fixed amount, or a share of the deposit up to its limit,
 * rounded down to the currency's small unit. Free rounds come to the stakes they are worth.
 */
export function rewardAmountMicro(
  reward: CampaignReward,
  { depositMicro, currency }: RewardBasis,
): bigint {
  if (reward.kind === 'freeRounds') return BigInt(reward.roundStakeMicro) * BigInt(reward.rounds);
  const fixed = BigInt(reward.amountMicro);
  if (fixed > 0n) return fixed;
  const unit = 10n ** BigInt(MICRO_DIGITS - currencyExponent(checkedCurrency(currency)));
  const share = (depositMicro * BigInt(reward.percent)) / 100n;
  const most = BigInt(reward.maxMicro);
  const capped = most > 0n && share > most ? most : share;
  return (capped / unit) * unit;
}

/** Turnover owed on a reward, in micro-units. */
export function requiredTurnoverMicro(
  reward: Pick<CampaignReward, 'turnoverTimes' | 'turnoverOn'>,
  amounts: { readonly rewardMicro: bigint; readonly depositMicro: bigint },
): bigint {
  const on = amounts.rewardMicro + (reward.turnoverOn === 'reward' ? 0n : amounts.depositMicro);
  return on * BigInt(reward.turnoverTimes);
}
