import { HOUSE } from './account-kind.ts';
import { checkedPostings, type Posting } from './posting.ts';

/**
 * Many stakes and payouts of one member as one movement of cash. The stakes come first, so that no payout
 * pays for a stake of the same batch; the house gets or gives the difference.
 */
export function batchPostings(batch: {
  readonly stakeMicro: bigint;
  readonly payoutMicro: bigint;
}): readonly Posting[] {
  const { stakeMicro, payoutMicro } = batch;
  const postings: Posting[] = [];
  if (stakeMicro !== 0n) postings.push({ drawFrom: ['cash'], amountMicro: -stakeMicro });
  const difference = stakeMicro - payoutMicro;
  if (difference !== 0n) postings.push({ system: HOUSE, amountMicro: difference });
  if (payoutMicro !== 0n) postings.push({ fund: 'cash', amountMicro: payoutMicro });
  return checkedPostings(postings);
}
