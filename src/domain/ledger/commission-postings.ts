import { HOUSE } from './account-kind.ts';
import { checkedPostings, type Posting, positive } from './posting.ts';

/** Takes an income back that a correction ended; what is no longer there becomes a debt. */
export function commissionReturnPostings(amountMicro: bigint): readonly Posting[] {
  return checkedPostings([
    { drawFrom: ['cash', 'receivable'], amountMicro: -positive(amountMicro, 'a returned income') },
    { system: HOUSE, amountMicro },
  ]);
}
