import { FEES, type SystemAccount } from './account-kind.ts';
import { checkedPostings, type Posting, positive, PostingError } from './posting.ts';

/** Between the two halves of a transfer, which commit together: zero afterwards. */
const TRANSIT: SystemAccount = { owner: 'house', ownerId: 'credit', kind: 'clearing' };

export type CreditFund = 'cash' | 'agentCredit';

/** The sender's half: the amount leaves, the fee stays with the house. */
export function creditSentPostings(sent: {
  readonly from: CreditFund;
  readonly amountMicro: bigint;
  /** Part of the amount. */
  readonly feeMicro: bigint;
}): readonly Posting[] {
  const amountMicro = positive(sent.amountMicro, 'a transfer');
  const { feeMicro } = sent;
  if (feeMicro < 0n || feeMicro >= amountMicro) throw new PostingError('a fee takes it all');
  return checkedPostings([
    { fund: sent.from, amountMicro: -amountMicro },
    { system: TRANSIT, amountMicro: amountMicro - feeMicro },
    ...(feeMicro === 0n ? [] : [{ system: FEES, amountMicro: feeMicro }]),
  ]);
}

/** The recipient's half. */
export function creditReceivedPostings(received: {
  readonly to: CreditFund;
  readonly amountMicro: bigint;
}): readonly Posting[] {
  const amountMicro = positive(received.amountMicro, 'a transfer');
  return checkedPostings([
    { system: TRANSIT, amountMicro: -amountMicro },
    { fund: received.to, amountMicro },
  ]);
}

/** Between an agent's wallet and the credit to hand on. */
export function creditMovedPostings(moved: {
  readonly from: CreditFund;
  readonly amountMicro: bigint;
}): readonly Posting[] {
  const amountMicro = positive(moved.amountMicro, 'a move');
  const to = moved.from === 'cash' ? 'agentCredit' : 'cash';
  return checkedPostings([
    { fund: moved.from, amountMicro: -amountMicro },
    { fund: to, amountMicro },
  ]);
}
