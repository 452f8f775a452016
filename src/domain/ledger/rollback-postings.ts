import type { MemberFund, SystemAccount } from './account-kind.ts';
import { checkedPostings, type Posting } from './posting.ts';

/** An entry as it was written, with the account it stands on. */
export interface PostedEntry {
  readonly account: { readonly fund: MemberFund } | { readonly system: SystemAccount };
  readonly amountMicro: bigint;
}

/**
 * Takes a transfer back: each account gets exactly what it gave and gives what it got, as one sum.
 * What members gave back stands first, since postings debit before they credit.
 */
export function rollbackPostings(entries: readonly PostedEntry[]): readonly Posting[] {
  const sums = new Map<string, { entry: PostedEntry; amountMicro: bigint }>();
  for (const entry of entries) {
    const key = JSON.stringify(entry.account);
    const sum = sums.get(key);
    if (sum === undefined) sums.set(key, { entry, amountMicro: -entry.amountMicro });
    else sum.amountMicro -= entry.amountMicro;
  }
  const postings = [...sums.values()]
    .filter(({ amountMicro }) => amountMicro !== 0n)
    .map(({ entry, amountMicro }): Posting => ({ ...entry.account, amountMicro }));
  const debits = postings.filter(({ amountMicro }) => amountMicro < 0n);
  const credits = postings.filter(({ amountMicro }) => amountMicro > 0n);
  return checkedPostings([...debits, ...credits]);
}
