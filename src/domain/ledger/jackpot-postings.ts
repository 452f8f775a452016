import { HOUSE, JACKPOT } from './account-kind.ts';
import { checkedPostings, type Posting, positive } from './posting.ts';

/** Start amount that the house pays into a new pool. */
export function jackpotStartPostings(startMicro: bigint): readonly Posting[] {
  const amountMicro = positive(startMicro, 'the start of a jackpot');
  return checkedPostings([
    { system: HOUSE, amountMicro: -amountMicro },
    { system: JACKPOT, amountMicro },
  ]);
}
