import { HOUSE, type PlayFund, type SystemAccount } from './account-kind.ts';
import { checkedPostings, type Posting, positive, PostingError } from './posting.ts';

export interface BetMovement {
  readonly stakeMicro: bigint;
  /** Funds the stake may come from, in the order they are used up. */
  readonly funds: readonly PlayFund[];
  /** Part of the stake that goes to a pool instead of the house. */
  readonly contribution?: { readonly to: SystemAccount; readonly amountMicro: bigint };
}

/** A stake goes to the house, less what feeds a pool. A stake of zero (a free round) moves nothing. */
export function betPostings(bet: BetMovement): readonly Posting[] {
  if (bet.stakeMicro === 0n && bet.contribution === undefined) return [];
  const stakeMicro = positive(bet.stakeMicro, 'a stake');
  const poolMicro = bet.contribution?.amountMicro ?? 0n;
  if (poolMicro < 0n || poolMicro > stakeMicro) {
    throw new PostingError('a contribution is part of its stake');
  }
  const postings: Posting[] = [{ drawFrom: bet.funds, amountMicro: -stakeMicro }];
  if (poolMicro < stakeMicro) postings.push({ system: HOUSE, amountMicro: stakeMicro - poolMicro });
  if (bet.contribution !== undefined && poolMicro > 0n) {
    postings.push({ system: bet.contribution.to, amountMicro: poolMicro });
  }
  return checkedPostings(postings);
}
