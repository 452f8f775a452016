import { HOUSE, type SystemAccount } from './account-kind.ts';
import { checkedPostings, type Posting, positive } from './posting.ts';

/** Between the two halves of a payment, which commit together: zero afterwards. */
const TRANSIT: SystemAccount = { owner: 'house', ownerId: 'contract', kind: 'clearing' };

/** The half of an agent who pays. @param to a downline, or the brand that paid in the agent's place */
export const contractPaidPostings = (
  amountMicro: bigint,
  to: 'agent' | 'brand',
): readonly Posting[] =>
  checkedPostings([
    { fund: 'cash', amountMicro: -positive(amountMicro, 'a payment') },
    { system: to === 'brand' ? HOUSE : TRANSIT, amountMicro },
  ]);

/** The half of the agent who is paid. @param by the brand pays from the house */
export const contractReceivedPostings = (
  amountMicro: bigint,
  by: 'brand' | 'agent',
): readonly Posting[] =>
  checkedPostings([
    {
      system: by === 'brand' ? HOUSE : TRANSIT,
      amountMicro: -positive(amountMicro, 'a payment'),
    },
    { fund: 'cash', amountMicro },
  ]);
