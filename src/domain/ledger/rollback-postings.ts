import type { Fund } from '#contract/generated/types.ts';
import type { SystemAccount } from './account-kind.ts';
import { checkedPostings, type Posting } from './posting.ts';

/** An entry as it was written, with its account. */
export interface PostedEntry {
  readonly account: { readonly fund: Fund } | { readonly system: SystemAccount };
  readonly amountMicro: bigint;
}

/** Policy of a rollback for money that the member no longer has. */
export type Shortfall =
  /** It is refused, and nothing moves. */
  | 'refuse'
  /** The missing amount becomes the member's debt on the receivable account. */
  | 'receivable';

/**
 * Takes a transfer back: each account gets exactly what it gave and gives what it got, as one sum.
 * Debits of members come first, since postings debit before they credit.
 *
 * A credit that must be taken back although its money is gone, such as a payout that the vendor
 * cancels, leaves a debt: the fund gives what it has and the receivable account the rest, below zero.
 * Later credits do not pay the debt; staff or a rule collects it by a transfer that the player can see.
 * Where several funds were credited, the debt is of all together, and what is left of one stands in for
 * the other.
 */
export function rollbackPostings(
  entries: readonly PostedEntry[],
  shortfall: Shortfall = 'refuse',
): readonly Posting[] {
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
  if (shortfall === 'receivable') allowDebt(debits);
  const credits = postings.filter(({ amountMicro }) => amountMicro > 0n);
  return checkedPostings([...debits, ...credits]);
}

function allowDebt(debits: Posting[]): void {
  const funds = debits.filter((posting) => 'fund' in posting);
  if (funds.length === 0 || funds.some(({ fund }) => fund === 'receivable')) return;
  const amountMicro = funds.reduce((sum, posting) => sum + posting.amountMicro, 0n);
  const drawFrom = [...funds.map(({ fund }) => fund), 'receivable' as const];
  const others = debits.filter((posting) => !('fund' in posting));
  debits.splice(0, debits.length, { drawFrom, amountMicro }, ...others);
}
