import { DECK } from '../../kit/cards/card.ts';
import type { Fraction } from '../../kit/proof/fraction.ts';
import { fraction } from '../../kit/proof/fraction.ts';
import type { LiveOutcome } from '../live-outcome.ts';
import { threeCardHand, threeCardScore } from '../three-card-hand.ts';
import { THREE_CARD_POKER, threeCardWinner } from '../three-card-poker.ts';

/** The lowest hand that is worth a further stake: queen, six and four. Source: the published strategy. */
const LOWEST_PLAYED = [11, 5 + 13, 3 + 26] as const;

const isWorthPlaying = (player: readonly number[]): boolean =>
  threeCardScore(player) >= threeCardScore(LOWEST_PLAYED);

interface Hand {
  readonly cards: readonly number[];
  readonly score: number;
}

/** Every hand of three cards. */
function everyHand(): readonly Hand[] {
  const hands: Hand[] = [];
  for (const first of DECK) {
    for (let second = first + 1; second < DECK.length; second += 1) {
      for (let third = second + 1; third < DECK.length; third += 1) {
        const cards = [first, second, third];
        hands.push({ cards, score: threeCardScore(cards) });
      }
    }
  }
  return hands;
}

/** Hands that differ by the names of their suits alone have one key. */
function patternOf(cards: readonly number[]): string {
  const suits = new Map<number, number>();
  return cards
    .toSorted((left, right) => (left % 13) - (right % 13) || left - right)
    .map((card) => {
      const suit = Math.floor(card / 13);
      if (!suits.has(suit)) suits.set(suit, suits.size);
      return `${card % 13}.${suits.get(suit)}`;
    })
    .join(' ');
}

export interface ThreeCardReturns {
  /** Ante and play together, of all that is staked, by the strategy of queen, six and four. */
  readonly anteAndPlay: Fraction;
  /** The gain of an ante with its play, in antes. */
  readonly ofAnte: Fraction;
  readonly pairPlus: Fraction;
  /** Hands that are played, of all. */
  readonly played: Fraction;
  /** Hands that one more play, or one less, would make better: none. */
  readonly mistakes: number;
}

/** The exact returns over all hands of the player and the dealer, by the code that pays. */
export function threeCardReturns(): ThreeCardReturns {
  const hands = everyHand();
  const patterns = new Map<string, { readonly cards: readonly number[]; count: bigint }>();
  for (const { cards } of hands) {
    const key = patternOf(cards);
    const known = patterns.get(key);
    if (known === undefined) patterns.set(key, { cards, count: 1n });
    else known.count += 1n;
  }
  let [paid, staked, pairPlus, played, mistakes] = [0n, 0n, 0n, 0n, 0];
  const paysOf = paysByClass();
  for (const { cards, count } of patterns.values()) {
    const { ways, returned } = returnedOf(hands, cards, paysOf);
    const isPlayed = isWorthPlaying(cards);
    // Two stakes come back as `returned`; a fold loses one.
    if (returned > ways * 10_000n !== isPlayed) mistakes += 1;
    staked += count * ways * (isPlayed ? 2n : 1n);
    if (isPlayed) {
      paid += count * returned;
      played += count;
    }
    const first = hands.find((dealer) => isApart(dealer.cards, cards));
    if (first !== undefined) {
      pairPlus += count * THREE_CARD_POKER.returns('pairPlus', shown(cards, first.cards));
    }
  }
  const all = BigInt(hands.length);
  const perHand = 18_424n;
  return {
    anteAndPlay: fraction(paid, staked * 10_000n),
    ofAnte: fraction(paid - staked * 10_000n, all * perHand * 10_000n),
    pairPlus: fraction(pairPlus, all * 10_000n),
    played: fraction(played, all),
    mistakes,
  };
}

const shown = (player: readonly number[], dealer: readonly number[]): LiveOutcome => ({
  kind: 'threeCardPoker',
  player,
  dealer,
});

const isApart = (one: readonly number[], other: readonly number[]): boolean =>
  one.every((card) => !other.includes(card));

type PaysOf = (player: readonly number[], dealer: readonly number[]) => bigint;

/** Hands that pay alike are asked once: there are tens of millions of them. */
function paysByClass(): PaysOf {
  const known = new Map<string, bigint>();
  return (player, dealer) => {
    const key = `${threeCardHand(player)} ${threeCardWinner({ player, dealer })}`;
    const pays =
      known.get(key) ??
      THREE_CARD_POKER.returns('ante', shown(player, dealer)) +
        THREE_CARD_POKER.returns('play', shown(player, dealer));
    known.set(key, pays);
    return pays;
  };
}

/** What ante and play give back together, summed over all hands of the dealer. */
function returnedOf(
  hands: readonly Hand[],
  player: readonly number[],
  paysOf: PaysOf,
): { readonly ways: bigint; readonly returned: bigint } {
  // A score of the dealer says all that the pays depend on.
  const byScore = new Map<number, { count: number; readonly dealer: readonly number[] }>();
  const [first, second, third] = player;
  for (const { cards, score } of hands) {
    const [one = 0, two = 0, three = 0] = cards;
    if (one === first || one === second || one === third) continue;
    if (two === first || two === second || two === third) continue;
    if (three === first || three === second || three === third) continue;
    const known = byScore.get(score);
    if (known === undefined) byScore.set(score, { count: 1, dealer: cards });
    else known.count += 1;
  }
  let [ways, returned] = [0n, 0n];
  for (const { count, dealer } of byScore.values()) {
    ways += BigInt(count);
    returned += BigInt(count) * paysOf(player, dealer);
  }
  return { ways, returned };
}
