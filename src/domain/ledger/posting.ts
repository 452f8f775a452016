import type { Fund } from '#contract/generated/types.ts';
import { MAX_AMOUNT_MICRO } from '../money/micro.ts';
import type { SystemAccount } from './account-kind.ts';

/**
 * One intended leg of a transfer; below zero takes, above zero gives. A `drawFrom` leg is taken from
 * the funds in their order, each to its floor, and becomes one entry a fund that gave.
 */
export type Posting =
  | { readonly fund: Fund; readonly amountMicro: bigint }
  | { readonly drawFrom: readonly Fund[]; readonly amountMicro: bigint }
  | { readonly system: SystemAccount; readonly amountMicro: bigint };

/** A mistake of the caller's, never a player's: amounts from outside are checked before they come here. */
export class PostingError extends Error {
  override name = 'PostingError';
}

/**
 * Asserts what the ledger relies on: legs sum to zero; none is zero or beyond range; a fund is
 * debited at most once, and before it is credited, so that a win cannot pay for its own bet.
 */
export function checkedPostings(postings: readonly Posting[]): readonly Posting[] {
  const debited = new Set<Fund>();
  const credited = new Set<Fund>();
  let sum = 0n;
  for (const posting of postings) {
    const { amountMicro } = posting;
    sum += amountMicro;
    if (amountMicro === 0n) throw new PostingError('a posting of nothing');
    if (amountMicro > MAX_AMOUNT_MICRO || amountMicro < -MAX_AMOUNT_MICRO) {
      throw new PostingError('a posting beyond what one movement may carry');
    }
    for (const fund of memberFundsOf(posting)) {
      if (amountMicro < 0n) {
        if (debited.has(fund) || credited.has(fund)) {
          throw new PostingError(`${fund} is debited twice, or after a credit`);
        }
        debited.add(fund);
      } else {
        if ('drawFrom' in posting) throw new PostingError('a draw takes, it does not give');
        credited.add(fund);
      }
    }
  }
  if (sum !== 0n) throw new PostingError(`postings sum to ${sum}, not to zero`);
  return postings;
}

function memberFundsOf(posting: Posting): readonly Fund[] {
  if ('fund' in posting) return [posting.fund];
  if (!('drawFrom' in posting)) return [];
  if (posting.drawFrom.length === 0) throw new PostingError('a draw from nowhere');
  return posting.drawFrom;
}

/** @throws PostingError unless the amount is above zero. */
export function positive(amountMicro: bigint, what: string): bigint {
  if (amountMicro > 0n) return amountMicro;
  throw new PostingError(`${what} must be above zero`);
}
