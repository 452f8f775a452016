import { FEES, type SystemAccount } from './account-kind.ts';
import { checkedPostings, type Posting, positive, PostingError } from './posting.ts';

/** Funds that a payment channel holds for us; negative by the amount it owes. */
export function channelSettlement(channel: string): SystemAccount {
  return { owner: 'channel', ownerId: channel, kind: 'settlement' };
}

/** Money that a channel has taken in for a member, less the channel's fee. */
export function depositPostings(deposit: {
  readonly amountMicro: bigint;
  readonly channel: string;
  /** Part of the amount that the house keeps; omitted: none. */
  readonly feeMicro?: bigint;
}): readonly Posting[] {
  const amountMicro = positive(deposit.amountMicro, 'a deposit');
  const { feeMicro = 0n } = deposit;
  if (feeMicro < 0n || feeMicro >= amountMicro) throw new PostingError('a fee takes it all');
  return checkedPostings([
    { system: channelSettlement(deposit.channel), amountMicro: -amountMicro },
    ...(feeMicro === 0n ? [] : [{ system: FEES, amountMicro: feeMicro }]),
    { fund: 'cash', amountMicro: amountMicro - feeMicro },
  ]);
}

/** A credited payment that its channel took back; what the member no longer has becomes a debt. */
export function depositReversedPostings(reversed: {
  readonly amountMicro: bigint;
  readonly channel: string;
  /** The fee that was kept, which goes back too. */
  readonly feeMicro: bigint;
}): readonly Posting[] {
  const amountMicro = positive(reversed.amountMicro, 'a reversed deposit');
  const { feeMicro } = reversed;
  return checkedPostings([
    { drawFrom: ['cash', 'receivable'], amountMicro: feeMicro - amountMicro },
    ...(feeMicro === 0n ? [] : [{ system: FEES, amountMicro: -feeMicro }]),
    { system: channelSettlement(reversed.channel), amountMicro },
  ]);
}

/** A payout that its bank sent back after the player had been paid: the money is the player's again. */
export function payoutReturnedPostings(returned: {
  readonly amountMicro: bigint;
  readonly channel: string;
}): readonly Posting[] {
  const amountMicro = positive(returned.amountMicro, 'a returned payout');
  return checkedPostings([
    { system: channelSettlement(returned.channel), amountMicro: -amountMicro },
    { fund: 'cash', amountMicro },
  ]);
}
