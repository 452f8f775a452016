import { HOUSE, type PlayFund, type SystemAccount } from './account-kind.ts';
import { betPostings, type BetMovement } from './bet-postings.ts';
import { checkedPostings, type Posting, positive } from './posting.ts';

export interface WinMovement {
  readonly payoutMicro: bigint;
  readonly to?: PlayFund;
  /** Who pays: the house, or a jackpot pool, or the cost of promotions. */
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

/** Stake and payout in one transfer; the stake must be covered before the payout arrives. */
export function betWinPostings(bet: BetMovement, win: WinMovement): readonly Posting[] {
  return checkedPostings([...betPostings(bet), ...winPostings(win)]);
}
