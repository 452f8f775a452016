import { PROMO_COST } from './account-kind.ts';
import { checkedPostings, type Posting, positive } from './posting.ts';

/** What the house pays a member for a promise that it did not keep; at once withdrawable. */
export function compensationPostings(amountMicro: bigint): readonly Posting[] {
  return checkedPostings([
    { system: PROMO_COST, amountMicro: -positive(amountMicro, 'a compensation') },
    { fund: 'cash', amountMicro },
  ]);
}
