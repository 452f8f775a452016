import type { Fund } from '#contract/generated/types.ts';
import { HOUSE, PROMO_COST } from './account-kind.ts';
import { checkedPostings, type Posting, positive } from './posting.ts';

/** Funds that rewards are paid into. */
export type RewardFund = 'cash' | 'bonus' | 'promo';

/** A reward that the house gives: cash, a bonus, or the stakes of free rounds. */
export function rewardPostings(fund: RewardFund, amountMicro: bigint): readonly Posting[] {
  return checkedPostings([
    { system: PROMO_COST, amountMicro: -positive(amountMicro, 'a reward') },
    { fund, amountMicro },
  ]);
}

/** A bonus whose turnover is met: what is left of it becomes cash. */
export function releasePostings(amountMicro: bigint): readonly Posting[] {
  return checkedPostings([
    { fund: 'bonus', amountMicro: -positive(amountMicro, 'a release') },
    { fund: 'cash', amountMicro },
  ]);
}

/** What is left of a reward that was given up or ran out goes back. */
export function forfeitPostings(
  fund: Exclude<RewardFund, 'cash'>,
  amountMicro: bigint,
): readonly Posting[] {
  return checkedPostings([
    { fund, amountMicro: -positive(amountMicro, 'what is forfeited') },
    { system: PROMO_COST, amountMicro },
  ]);
}

/** Takes a reward back, first from where it was paid; what is gone becomes a debt. */
export function takeBackPostings(funds: readonly Fund[], amountMicro: bigint): readonly Posting[] {
  return checkedPostings([
    { drawFrom: [...funds, 'receivable'], amountMicro: -positive(amountMicro, 'a return') },
    { system: PROMO_COST, amountMicro },
  ]);
}

/** A payout, split as the stakes were mixed. */
export function splitWinPostings(parts: {
  readonly cashMicro: bigint;
  readonly bonusMicro: bigint;
}): readonly Posting[] {
  const postings: Posting[] = [
    { system: HOUSE, amountMicro: -(parts.cashMicro + parts.bonusMicro) },
  ];
  if (parts.bonusMicro > 0n) postings.push({ fund: 'bonus', amountMicro: parts.bonusMicro });
  if (parts.cashMicro > 0n) postings.push({ fund: 'cash', amountMicro: parts.cashMicro });
  return checkedPostings(postings);
}
