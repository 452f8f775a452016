import type { Fund } from '#contract/generated/types.ts';
import type { SystemAccount } from './account-kind.ts';
import { checkedPostings, type Posting, positive, PostingError } from './posting.ts';
import { type FundAmount, splitDraw } from './split-draw.ts';

/** Reserves: from the funds, in their order, into the member's locked account. */
export function holdPostings(hold: {
  readonly amountMicro: bigint;
  readonly funds: readonly Fund[];
}): readonly Posting[] {
  const amountMicro = positive(hold.amountMicro, 'a hold');
  return checkedPostings([
    { drawFrom: hold.funds, amountMicro: -amountMicro },
    { fund: 'locked', amountMicro },
  ]);
}

/**
 * Ends a hold by paying out the whole or a part. What is paid is what was reserved first; the rest
 * goes back to the funds it came from.
 * @param mix what the hold took from each fund, in the order taken.
 */
export function postHoldPostings(post: {
  readonly mix: readonly FundAmount[];
  readonly amountMicro: bigint;
  readonly to: SystemAccount;
}): readonly Posting[] {
  const amountMicro = positive(post.amountMicro, 'what is posted');
  const paid = splitDraw(amountMicro, post.mix);
  if (paid === null) throw new PostingError('more is posted than was held');
  const rest = post.mix
    .map(({ fund, amountMicro: heldMicro }): FundAmount => {
      const paidMicro = paid.find((part) => part.fund === fund)?.amountMicro ?? 0n;
      return { fund, amountMicro: heldMicro - paidMicro };
    })
    .filter((part) => part.amountMicro > 0n);
  return checkedPostings([
    { fund: 'locked', amountMicro: -totalMicro(post.mix) },
    { system: post.to, amountMicro },
    ...rest,
  ]);
}

/** Ends a hold by giving everything back to the funds it came from. */
export function voidHoldPostings(mix: readonly FundAmount[]): readonly Posting[] {
  return checkedPostings([{ fund: 'locked', amountMicro: -totalMicro(mix) }, ...mix]);
}

function totalMicro(mix: readonly FundAmount[]): bigint {
  return mix.reduce((sum, part) => sum + part.amountMicro, 0n);
}
