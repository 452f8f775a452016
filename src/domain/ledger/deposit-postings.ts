import type { MemberFund, SystemAccount } from './account-kind.ts';
import { checkedPostings, type Posting, positive } from './posting.ts';

/** What a payment channel holds for us: falls below zero by what it owes. */
export function channelSettlement(channel: string): SystemAccount {
  return { owner: 'channel', ownerId: channel, kind: 'settlement' };
}

/** Money that a channel has taken in for a member. */
export function depositPostings(deposit: {
  readonly amountMicro: bigint;
  readonly channel: string;
}): readonly Posting[] {
  const amountMicro = positive(deposit.amountMicro, 'a deposit');
  return checkedPostings([
    { system: channelSettlement(deposit.channel), amountMicro: -amountMicro },
    { fund: 'cash', amountMicro },
  ]);
}

/**
 * A correction by staff, or a grant: above zero the member receives it from `against`.
 * It never takes a fund below its floor.
 */
export function adjustmentPostings(adjustment: {
  readonly amountMicro: bigint;
  readonly fund: MemberFund;
  readonly against: SystemAccount;
}): readonly Posting[] {
  const { amountMicro, fund, against } = adjustment;
  return checkedPostings([
    { fund, amountMicro },
    { system: against, amountMicro: -amountMicro },
  ]);
}
