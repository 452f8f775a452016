import { HOUSE, type PlayFund, type SystemAccount } from './account-kind.ts';
import { checkedPostings, type Posting, positive } from './posting.ts';

export interface WinMovement {
  readonly payoutMicro: bigint;
  readonly to?: PlayFund;
  /** The payer: the house, a jackpot pool, or promotion costs. */
  readonly from?: SystemAccount;
}

/** A payout; zero is a lost round's close and moves nothing. */
export function winPostings(win: WinMovement): readonly Posting[] {
  if (win.payoutMicro === 0n) return [];
  const payoutMicro = positive(win.payoutMicro, 'a payout');
  return checkedPostings([
    { system: win.from ?? HOUSE, amountMicro: -payoutMicro },
    { fund: win.to ?? 'cash', amountMicro: payoutMicro },
  ]);
}
