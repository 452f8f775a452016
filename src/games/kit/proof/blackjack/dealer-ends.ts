import { ACE_VALUE, softTotal, TEN_VALUE, TWENTY_ONE } from '../../blackjack/hand.ts';
import type { BlackjackTable } from './table.ts';
import { type Shoe, VALUES } from './composition.ts';

type Dealer = Pick<BlackjackTable, 'dealerStands'>;

/**
 * Chances of the dealer's totals, from the least on which the dealer stands to 21, and last of more
 * than 21. A blackjack is excluded.
 */
export type DealerChances = Float64Array;

/** Number of entries in the dealer's chances. */
export const dealerResults = ({ dealerStands }: Dealer): number => TWENTY_ONE - dealerStands + 2;

/** Cards that end the dealer's hand in any order, and in how many orders they may come. */
interface DealerEnd {
  readonly result: number;
  readonly orders: number;
  readonly length: number;
  /** Values and how many of each, in turn. */
  readonly cards: readonly number[];
}

/** The ends found so far, by dealer's rule and up card: they do not depend on the shoe. */
const knownEnds = new Map<string, readonly DealerEnd[]>();

function endsOf({ dealerStands }: Dealer, up: number): readonly DealerEnd[] {
  const rule = `${dealerStands} ${up}`;
  const known = knownEnds.get(rule);
  if (known !== undefined) return known;
  const found = new Map<string, DealerEnd>();
  const drawn = new Int32Array(VALUES);
  const visit = (sum: number, hasAce: boolean, length: number): void => {
    const { total } = softTotal(sum, hasAce);
    if (length > 0 && total >= dealerStands) {
      if (length === 1 && total === TWENTY_ONE) return;
      const key = drawn.join(' ');
      const cards = [...drawn].flatMap((count, place) => (count === 0 ? [] : [place + 1, count]));
      const result = Math.min(total, TWENTY_ONE + 1) - dealerStands;
      found.set(key, { result, length, cards, orders: (found.get(key)?.orders ?? 0) + 1 });
      return;
    }
    for (let value = ACE_VALUE; value <= TEN_VALUE; value += 1) {
      drawn[value - 1] = (drawn[value - 1] ?? 0) + 1;
      visit(sum + value, hasAce || value === ACE_VALUE, length + 1);
      drawn[value - 1] = (drawn[value - 1] ?? 0) - 1;
    }
  };
  visit(up, up === ACE_VALUE, 0);
  const ends = [...found.values()];
  knownEnds.set(rule, ends);
  return ends;
}

/**
 * How the dealer ends, from every order of cards that can be drawn from the shoe. All chances together
 * are the chance of no blackjack.
 */
export function dealerChances(table: Dealer, shoe: Shoe, up: number): DealerChances {
  const chances = new Float64Array(dealerResults(table));
  const { counts, size } = shoe;
  for (const { result, orders, length, cards } of endsOf(table, up)) {
    let chance = orders;
    for (let at = 0; at < cards.length; at += 2) {
      const left = counts[(cards[at] ?? 0) - 1] ?? 0;
      const taken = cards[at + 1] ?? 0;
      for (let nth = 0; nth < taken; nth += 1) chance *= left - nth;
    }
    for (let nth = 0; nth < length; nth += 1) chance /= size - nth;
    chances[result] = (chances[result] ?? 0) + chance;
  }
  return chances;
}
