import type { SystemAccount } from './account-kind.ts';
import { checkedPostings, type Posting } from './posting.ts';

/** The other side of what staff adjusted. */
const CORRECTION: SystemAccount = { owner: 'house', ownerId: 'house', kind: 'correction' };

/** A correction of a member's cash: above zero gives, below takes. */
export function adjustmentPostings(amountMicro: bigint): readonly Posting[] {
  const member: Posting = { fund: 'cash', amountMicro };
  const house: Posting = { system: CORRECTION, amountMicro: -amountMicro };
  return checkedPostings(amountMicro < 0n ? [member, house] : [house, member]);
}
