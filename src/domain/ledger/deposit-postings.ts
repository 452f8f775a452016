import type { SystemAccount } from './account-kind.ts';
import { checkedPostings, type Posting, positive } from './posting.ts';

/** Funds that a payment channel holds for us; negative by the amount it owes. */
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
