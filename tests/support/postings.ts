import type { Fund } from '#contract/generated/types.ts';
import type { SystemAccount } from '#domain/ledger/account-kind.ts';
import { betPostings, type BetMovement } from '#domain/ledger/bet-postings.ts';
import { checkedPostings, type Posting } from '#domain/ledger/posting.ts';
import { winPostings, type WinMovement } from '#domain/ledger/win-postings.ts';

/**
 * A correction by staff, or a grant: above zero the member receives it from `against`.
 * It never takes a fund below its floor.
 */
export function adjustmentPostings(adjustment: {
  readonly amountMicro: bigint;
  readonly fund: Fund;
  readonly against: SystemAccount;
}): readonly Posting[] {
  const { amountMicro, fund, against } = adjustment;
  return checkedPostings([
    { fund, amountMicro },
    { system: against, amountMicro: -amountMicro },
  ]);
}

/** Stake and payout in one transfer; the stake must be covered before the payout arrives. */
export function betWinPostings(bet: BetMovement, win: WinMovement): readonly Posting[] {
  return checkedPostings([...betPostings(bet), ...winPostings(win)]);
}
