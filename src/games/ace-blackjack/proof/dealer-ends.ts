import { ACE_VALUE, softTotal, TEN_VALUE, TWENTY_ONE } from '../hand.ts';
import { ACE_BLACKJACK } from '../rules.ts';
import { type Shoe, VALUES } from './composition.ts';

/** Chances of the dealer's totals 17 to 21 and, last, of more than 21. A blackjack is none of them. */
export type DealerChances = Float64Array;
export const DEALER_RESULTS = TWENTY_ONE - ACE_BLACKJACK.dealerStands + 2;

/** Cards that end the dealer's hand, whatever their order, and in how many orders they may come. */
interface DealerEnd {
  readonly result: number;
  readonly orders: number;
  readonly length: number;
  /** Values and how many of each, in turn. */
  readonly cards: readonly number[];
}

const endsByUp = new Map<number, readonly DealerEnd[]>();

function endsOf(up: number): readonly DealerEnd[] {
  const known = endsByUp.get(up);
  if (known !== undefined) return known;
  const found = new Map<string, DealerEnd>();
  const drawn = new Int32Array(VALUES);
  const visit = (sum: number, hasAce: boolean, length: number): void => {
    const { total } = softTotal(sum, hasAce);
    if (length > 0 && total >= ACE_BLACKJACK.dealerStands) {
      if (length === 1 && total === TWENTY_ONE) return;
      const key = drawn.join(' ');
      const cards = [...drawn].flatMap((count, place) => (count === 0 ? [] : [place + 1, count]));
      const result = Math.min(total, TWENTY_ONE + 1) - ACE_BLACKJACK.dealerStands;
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
  endsByUp.set(up, ends);
  return ends;
}

/**
 * How the dealer ends, from every order of cards that can be drawn from the shoe. All chances together
 * are the chance of no blackjack.
 */
export function dealerChances(shoe: Shoe, up: number): DealerChances {
  const chances = new Float64Array(DEALER_RESULTS);
  const { counts, size } = shoe;
  for (const { result, orders, length, cards } of endsOf(up)) {
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
