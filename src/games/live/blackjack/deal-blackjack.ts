import type { BlackjackHand, LiveChoice } from '#contract/generated/types.ts';
import {
  ACE_VALUE,
  canDouble,
  canSplit,
  isTwoCard21,
  TEN_VALUE,
  totalOf,
  valueOf,
} from '../../kit/blackjack/hand.ts';
import { isBlackjack, isBust, isFull } from '../../kit/blackjack/hand-result.ts';
import type { Said } from '../decisions.ts';
import type { BlackjackOutcome } from './blackjack-outcome.ts';
import { LIVE_BLACKJACK, seatOfSpot } from './seats.ts';

interface OpenHand {
  cards: number[];
  isSplit: boolean;
  isDoubled: boolean;
  isDone: boolean;
}

interface OpenSeat {
  readonly seat: number;
  readonly choices: LiveChoice[];
  readonly hands: OpenHand[];
}

/** The hand of a seat that is asked: its first that is not done. */
export const activeHand = <Hand extends BlackjackHand>(hands: readonly Hand[]): Hand | undefined =>
  hands.find(({ isDone }) => !isDone);

/** The choices of a seat whose turn it is; empty: it is done. */
export function choicesOf(hands: readonly BlackjackHand[]): readonly LiveChoice[] {
  const hand = activeHand(hands);
  if (hand === undefined) return [];
  return [
    'hit',
    'stand',
    ...(canDouble(hand) ? (['double'] as const) : []),
    ...(canSplit(hand, hands.length, LIVE_BLACKJACK.mostHands) ? (['split'] as const) : []),
  ];
}

/**
 * Deals a round as far as its players have said something. In each step the seats take their cards in the order of
 * their numbers, so that the same answers always bring the same cards.
 * @throws Error for answers that no seat could give
 */
export function dealBlackjack(
  shoe: readonly number[],
  from: number,
  { steps, seats: said }: Said,
): { readonly outcome: BlackjackOutcome; readonly used: number } {
  const seats: OpenSeat[] = said
    .map(({ spot }) => ({ seat: seatOfSpot(spot), choices: [], hands: [newHand([])] }))
    .toSorted((left, right) => left.seat - right.seat);
  const answers = new Map(said.map(({ spot, choices }) => [seatOfSpot(spot), choices]));
  const dealer: number[] = [];
  let [used, shown, isOver, isOffered] = [0, 1, false, false];
  let fresh: string[] = [];
  const next = (): number => {
    const card = shoe[from + used];
    if (card === undefined) throw new Error('the shoe has no card left');
    used += 1;
    return card;
  };
  const take = (seat: OpenSeat, hand: OpenHand): void => {
    hand.cards.push(next());
    fresh.push(`seat-${seat.seat}-${seat.hands.indexOf(hand)}-${hand.cards.length - 1}`);
    if (isFull(hand)) hand.isDone = true;
  };
  const finish = (): void => {
    const isPlayed = seats.some(({ hands }) =>
      hands.some((hand) => !isBlackjack(hand) && !isBust(hand)),
    );
    if (isPlayed || seats.length === 0) {
      while (totalOf(dealer).total < LIVE_BLACKJACK.dealerStands) dealer.push(next());
    }
    for (let place = shown; place < dealer.length; place += 1) fresh.push(`dealer-${place}`);
    shown = dealer.length;
    isOver = true;
  };
  /** Looks for a blackjack of the dealer, and continues with the hands. */
  const look = (): void => {
    isOffered = false;
    const up = valueOf(dealer[0] ?? 0);
    const looks = up === ACE_VALUE || up === TEN_VALUE;
    if (looks && isTwoCard21(dealer)) {
      for (const { hands } of seats) for (const hand of hands) hand.isDone = true;
    }
    if (seats.every(({ hands }) => activeHand(hands) === undefined)) finish();
  };

  for (const seat of seats) for (const hand of seat.hands) take(seat, hand);
  dealer.push(next());
  fresh.push('dealer-0');
  for (const seat of seats) for (const hand of seat.hands) take(seat, hand);
  dealer.push(next());
  isOffered = seats.length > 0 && valueOf(dealer[0] ?? 0) === ACE_VALUE;
  if (!isOffered) look();

  for (let step = 0; step < steps && !isOver; step += 1) {
    fresh = [];
    const asked = seats.filter(({ hands }) => isOffered || activeHand(hands) !== undefined);
    for (const seat of asked) {
      const choice = answers.get(seat.seat)?.[seat.choices.length];
      if (choice === undefined) throw new Error(`seat ${seat.seat} did not answer`);
      seat.choices.push(choice);
      if (isOffered) continue;
      if (!choicesOf(seat.hands).includes(choice)) {
        throw new Error(`seat ${seat.seat} cannot ${choice}`);
      }
      move(seat, choice, take);
    }
    if (isOffered) look();
    else if (seats.every(({ hands }) => activeHand(hands) === undefined)) finish();
  }
  return {
    outcome: {
      kind: 'blackjack',
      seats,
      dealer: dealer.slice(0, shown),
      isOffered,
      isOver,
      fresh,
    },
    used,
  };
}

const newHand = (cards: number[], isSplit = false): OpenHand => ({
  cards,
  isSplit,
  isDoubled: false,
  isDone: false,
});

function move(
  seat: OpenSeat,
  choice: LiveChoice,
  take: (seat: OpenSeat, hand: OpenHand) => void,
): void {
  const hand = activeHand(seat.hands);
  if (hand === undefined) return;
  switch (choice) {
    case 'hit':
      take(seat, hand);
      return;
    case 'double':
      hand.isDoubled = true;
      take(seat, hand);
      hand.isDone = true;
      return;
    case 'split': {
      const [kept = 0, moved = 0] = hand.cards;
      const halves = [newHand([kept], true), newHand([moved], true)];
      seat.hands.splice(0, 1, ...halves);
      for (const half of halves) {
        take(seat, half);
        // Split aces have one card each.
        if (valueOf(kept) === ACE_VALUE) half.isDone = true;
      }
      return;
    }
    default:
      hand.isDone = true;
  }
}
