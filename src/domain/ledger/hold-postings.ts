import type { Fund } from '#contract/generated/types.ts';
import { FEES, type SystemAccount } from './account-kind.ts';
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

/** What is paid out of a hold: to a channel, and as a fee to the house. */
export interface HoldPayment {
  readonly to: SystemAccount;
  readonly amountMicro: bigint;
  /** Part of the amount that the house keeps; omitted: none. */
  readonly feeMicro?: bigint;
}

/**
 * Ends a hold by paying out the whole or a part. What is paid is what was reserved first; the rest
 * goes back to the funds it came from.
 * @param post.mix what the hold still has of each fund, in the order taken.
 */
export function postHoldPostings({
  mix,
  ...payment
}: HoldPayment & { readonly mix: readonly FundAmount[] }): readonly Posting[] {
  const rest = restOfMix(mix, positive(payment.amountMicro, 'what is posted'));
  return checkedPostings([
    { fund: 'locked', amountMicro: -totalMicro(mix) },
    ...paidLegs(payment),
    ...rest,
  ]);
}

/** Pays a part out of a hold; the rest stays reserved. */
export function postHoldPartPostings({
  mix,
  ...payment
}: HoldPayment & { readonly mix: readonly FundAmount[] }): readonly Posting[] {
  restOfMix(mix, positive(payment.amountMicro, 'what is posted'));
  return checkedPostings([
    { fund: 'locked', amountMicro: -payment.amountMicro },
    ...paidLegs(payment),
  ]);
}

/**
 * What is left of a hold after some of it was paid, fund by fund.
 * @throws PostingError when more is paid than there is
 */
export function restOfMix(mix: readonly FundAmount[], paidMicro: bigint): readonly FundAmount[] {
  const paid = splitDraw(paidMicro, mix);
  if (paid === null) throw new PostingError('more is posted than was held');
  return mix
    .map(({ fund, amountMicro }): FundAmount => {
      const gone = paid.find((part) => part.fund === fund)?.amountMicro ?? 0n;
      return { fund, amountMicro: amountMicro - gone };
    })
    .filter((part) => part.amountMicro > 0n);
}

function paidLegs({ to, amountMicro, feeMicro = 0n }: HoldPayment): readonly Posting[] {
  if (feeMicro < 0n || feeMicro >= amountMicro) throw new PostingError('a fee takes it all');
  return feeMicro === 0n
    ? [{ system: to, amountMicro }]
    : [
        { system: to, amountMicro: amountMicro - feeMicro },
        { system: FEES, amountMicro: feeMicro },
      ];
}

/** Ends a hold by giving everything back to the funds it came from. */
export function voidHoldPostings(mix: readonly FundAmount[]): readonly Posting[] {
  return checkedPostings([{ fund: 'locked', amountMicro: -totalMicro(mix) }, ...mix]);
}

function totalMicro(mix: readonly FundAmount[]): bigint {
  return mix.reduce((sum, part) => sum + part.amountMicro, 0n);
}
