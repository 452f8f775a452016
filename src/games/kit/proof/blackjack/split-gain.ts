import { ACE_VALUE, TEN_VALUE } from '../../blackjack/hand.ts';
import type { BlackjackTable } from './table.ts';
import { countOf, type Shoe, without } from './composition.ts';
import { type DoubledStakes, handGains, handOf } from './hand-gain.ts';

/** The average gain of one hand of a split, with the chance of its second card. */
interface SecondCardGain {
  /** Its second card is of another value than the pair. */
  readonly other: number;
  /** Its second card is of the pair's value, and it cannot be split again. */
  readonly same: number;
}

/**
 * What a split pair gains on average, times the chance that the dealer has no blackjack. Exact: the
 * strategy looks at a hand and at how many hands there are, never at the cards of the other hands. So
 * the cards that one hand and the dealer take are distributed like any cards of the shoe, whichever
 * were drawn for the other hands between them, and the gains of the hands may be added. Of the other
 * hands only their second cards count: whether they are of the pair's value decides how many hands
 * there are. That they are is the same as a shoe without them; that they are not is left over.
 *
 * The shoe lacks the up card and both cards of the pair.
 */
export function splitGain(table: BlackjackTable, shoe: Shoe, up: number, pair: number): number {
  const known = new Map<number, SecondCardGain>();
  /** With so many further cards of the pair's value taken out. */
  const gainOf = (taken: number): SecondCardGain => {
    const gain =
      known.get(taken) ??
      without(shoe, pair, taken, () => secondCardGain(table, shoe, up, pair, 2));
    known.set(taken, gain);
    return gain;
  };
  if (pair === ACE_VALUE) {
    const { other, same } = gainOf(0);
    return 2 * (other + same);
  }

  /** The chance that so many cards in a row are of the pair's value. */
  const sameChance = (cards: number): number => {
    let chance = 1;
    for (let nth = 0; nth < cards; nth += 1) {
      chance *= (countOf(shoe, pair) - nth) / (shoe.size - nth);
    }
    return chance;
  };
  /** A hand's gain where of the other second cards so many are of the pair's value, and so many not. */
  const gainAmong = (kind: keyof SecondCardGain, same: number, others: number): number => {
    if (others > 0) {
      return gainAmong(kind, same, others - 1) - gainAmong(kind, same + 1, others - 1);
    }
    return sameChance(same) * gainOf(same)[kind];
  };

  /** Adds up the ends of a split: `open` hands wait for their second card to be looked at. */
  const ends = (open: number, hands: number, same: number, other: number): number => {
    if (open === 0) {
      const resplit = hands - 2;
      let gain = 0;
      if (other > 0) gain += other * gainAmong('other', resplit + same, other - 1);
      if (same > 0) gain += same * gainAmong('same', resplit + same - 1, other);
      return gain;
    }
    const asOther = ends(open - 1, hands, same, other + 1);
    return hands < table.mostHands
      ? asOther + ends(open + 1, hands + 1, same, other)
      : asOther + ends(open - 1, hands, same + 1, other);
  };
  return ends(2, 2, 0, 0);
}

/**
 * The average gain of a single stake on the first hand of a split pair, times the chance that the
 * dealer has no blackjack. The stake is not doubled with the hand. Exact where the hand cannot be
 * split again; the cards of the other hand do not matter, as for `splitGain`.
 */
export function firstHandGain(table: BlackjackTable, shoe: Shoe, up: number, pair: number): number {
  const { other, same } = secondCardGain(table, shoe, up, pair, 1);
  return other + same;
}

function secondCardGain(
  table: BlackjackTable,
  shoe: Shoe,
  up: number,
  pair: number,
  doubledStakes: DoubledStakes,
): SecondCardGain {
  const gains = handGains(table, shoe, up, doubledStakes);
  let [other, same] = [0, 0];
  for (let value = ACE_VALUE; value <= TEN_VALUE; value += 1) {
    const chance = countOf(shoe, value) / shoe.size;
    const hand = handOf([pair, value]);
    const gain = without(shoe, value, 1, () =>
      // A split ace takes one card.
      pair === ACE_VALUE ? gains.standing(hand) : gains.played(hand),
    );
    if (value === pair) same += chance * gain;
    else other += chance * gain;
  }
  return { other, same };
}
