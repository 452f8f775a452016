import type { HandResult } from '../../kit/blackjack/hand-result.ts';
import type { BlackjackEvent } from '../events.ts';

export interface ShownHand {
  readonly cards: readonly number[];
  readonly stakeMicro: bigint;
  readonly isSplit: boolean;
  readonly isDoubled: boolean;
  readonly isBust: boolean;
  /** Null until the hand is settled. */
  readonly result: HandResult | null;
  readonly payoutMicro: bigint;
}

export type InsuranceState = 'offered' | 'taken' | 'won' | 'lost';

export interface BlackjackState {
  readonly stakeMicro: bigint;
  /** Null is face down. */
  readonly dealer: readonly (number | null)[];
  readonly hands: readonly ShownHand[];
  /** The hand whose turn it is. */
  readonly active: number | null;
  /** Null: none was offered, or it was declined. */
  readonly insurance: InsuranceState | null;
  readonly insuranceMicro: bigint;
  readonly insurancePayoutMicro: bigint;
}

export const OPENING_STATE: BlackjackState = {
  stakeMicro: 0n,
  dealer: [],
  hands: [],
  active: null,
  insurance: null,
  insuranceMicro: 0n,
  insurancePayoutMicro: 0n,
};

const firstHand = (stakeMicro: bigint): ShownHand => ({
  cards: [],
  stakeMicro,
  isSplit: false,
  isDoubled: false,
  isBust: false,
  result: null,
  payoutMicro: 0n,
});

export function nextBlackjackState(state: BlackjackState, event: BlackjackEvent): BlackjackState {
  switch (event.type) {
    case 'roundStarted': {
      const stakeMicro = BigInt(event.stakeMicro);
      return { ...OPENING_STATE, stakeMicro, hands: [firstHand(stakeMicro)] };
    }
    case 'cardDealt': {
      const { to, card } = event;
      if (to === 'dealer') return { ...state, dealer: [...state.dealer, card] };
      if (card === null) return state;
      return changeHand(state, to, ({ cards }) => ({ cards: [...cards, card] }));
    }
    case 'insuranceOffered':
      return { ...state, insurance: 'offered', insuranceMicro: BigInt(event.stakeMicro) };
    case 'insured':
      return { ...state, insurance: 'taken' };
    case 'declined':
      return { ...state, insurance: null };
    case 'insuranceSettled': {
      const insurancePayoutMicro = BigInt(event.payoutMicro);
      const insurance = insurancePayoutMicro > 0n ? 'won' : 'lost';
      return { ...state, insurance, insurancePayoutMicro };
    }
    case 'handTurn':
      return { ...state, active: event.hand };
    case 'handSplit':
      return splitHand(state, event.hand);
    case 'handDoubled':
      return changeHand(state, event.hand, () => ({
        isDoubled: true,
        stakeMicro: BigInt(event.stakeMicro),
      }));
    case 'handStood':
      return { ...state, active: null };
    case 'handBust':
      return { ...changeHand(state, event.hand, () => ({ isBust: true })), active: null };
    case 'holeShown':
      return { ...state, active: null, dealer: [...state.dealer.slice(0, 1), event.card] };
    case 'dealerDrew':
      return { ...state, dealer: [...state.dealer, event.card] };
    case 'handSettled':
      return changeHand(state, event.hand, () => ({
        result: event.result,
        payoutMicro: BigInt(event.payoutMicro),
      }));
    default:
      return state;
  }
}

function changeHand(
  state: BlackjackState,
  index: number,
  change: (hand: ShownHand) => Partial<ShownHand>,
): BlackjackState {
  const hands = state.hands.map((hand, at) => (at === index ? { ...hand, ...change(hand) } : hand));
  return { ...state, hands };
}

/** The second card goes to a new hand at the end. */
function splitHand(state: BlackjackState, index: number): BlackjackState {
  const hand = state.hands[index];
  if (hand === undefined) return state;
  const withCards = (cards: readonly number[]): ShownHand => ({
    ...firstHand(state.stakeMicro),
    isSplit: true,
    cards,
  });
  const hands = state.hands.with(index, withCards(hand.cards.slice(0, 1)));
  return { ...state, hands: [...hands, withCards(hand.cards.slice(1))] };
}

/** The dealer's cards that can be seen. */
export function seenCards(dealer: BlackjackState['dealer']): readonly number[] {
  return dealer.filter((card) => card !== null);
}

/** Whether every hand is settled. */
export function isSettled({ hands }: BlackjackState): boolean {
  return hands.length > 0 && hands.every(({ result }) => result !== null);
}
