import { PROMO_COST } from './account-kind.ts';
import { checkedPostings, type Posting, positive } from './posting.ts';

/** The reward for an invited friend; at once withdrawable. */
export function referralPostings(amountMicro: bigint): readonly Posting[] {
  return checkedPostings([
    { system: PROMO_COST, amountMicro: -positive(amountMicro, 'a reward') },
    { fund: 'cash', amountMicro },
  ]);
}
