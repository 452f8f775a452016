import { BOARD_ROUND_MS } from '../kit/house-flags.ts';

/** Facts of the game that are the same for every brand and currency. */
export const POKER_JACKS = {
  code: 'poker-jacks',
  /** Stored with every round. A change of any rule or pay is a new version. */
  version: '1.0.0',
  minRoundMs: BOARD_ROUND_MS,
  handSize: 5,
} as const;

/** Hands that pay, best first. */
export const PAYING_HANDS = [
  'royalFlush',
  'straightFlush',
  'fourOfAKind',
  'fullHouse',
  'flush',
  'straight',
  'threeOfAKind',
  'twoPair',
  'jacksOrBetter',
] as const;

export type PayingHand = (typeof PAYING_HANDS)[number];

/** What a hand pays in whole stakes, the stake included: the 9/6 pay table. */
export const HAND_STAKES: Readonly<Record<PayingHand, number>> = {
  royalFlush: 800,
  straightFlush: 50,
  fourOfAKind: 25,
  fullHouse: 9,
  flush: 6,
  straight: 4,
  threeOfAKind: 3,
  twoPair: 2,
  jacksOrBetter: 1,
};

/** What a hand pays in ten-thousandths of the stake. */
export function handMultiplier(hand: PayingHand | null): bigint {
  return hand === null ? 0n : BigInt(HAND_STAKES[hand]) * 10_000n;
}

export interface DrawAction {
  readonly kind: 'draw';
  /** Which of the five cards are kept. */
  readonly held: readonly boolean[];
}
