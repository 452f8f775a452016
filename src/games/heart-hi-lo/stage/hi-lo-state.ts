import { ACE, KING, rankOf } from '../../kit/cards/card.ts';
import type { HiLoEvent, SideOffer } from '../events.ts';
import { type GuessSide, HEART_HI_LO } from '../rules.ts';

/** A card of the round, and what brought it. */
export interface ShownCard {
  readonly card: number;
  readonly by: 'start' | 'skip' | GuessSide;
  readonly isWin: boolean;
}

export interface HiLoState {
  readonly stakeMicro: bigint;
  /** Oldest first; the last one is guessed from. */
  readonly cards: readonly ShownCard[];
  /** What the sides offer; null when no guess can be made. */
  readonly offers: Readonly<Record<GuessSide, SideOffer>> | null;
  /** What cashing out pays, in ten-thousandths; 0 before the first won guess and after a wrong one. */
  readonly multiplier: number;
  readonly skipsLeft: number;
  /** Whether the round waits for the player. */
  readonly isOpen: boolean;
  readonly result: 'won' | 'lost' | null;
}

export const OPENING_STATE: HiLoState = {
  stakeMicro: 0n,
  cards: [],
  offers: null,
  multiplier: 0,
  skipsLeft: HEART_HI_LO.mostSkips,
  isOpen: false,
  result: null,
};

export function nextHiLoState(state: HiLoState, event: HiLoEvent): HiLoState {
  switch (event.type) {
    case 'roundStarted':
      return { ...OPENING_STATE, stakeMicro: BigInt(event.stakeMicro) };
    case 'cardShown': {
      const { card, high, low } = event;
      // The first card comes without a guess or a skip.
      const cards: readonly ShownCard[] =
        state.cards.length === 0 ? [{ card, by: 'start', isWin: false }] : state.cards;
      return { ...state, cards, offers: { high, low }, isOpen: true };
    }
    case 'guessed': {
      const { card, side, isWin, multiplier } = event;
      return {
        ...state,
        cards: [...state.cards, { card, by: side, isWin }],
        offers: null,
        multiplier,
        isOpen: false,
        result: isWin ? null : 'lost',
      };
    }
    case 'skipped':
      return {
        ...state,
        cards: [...state.cards, { card: event.card, by: 'skip', isWin: false }],
        offers: null,
        isOpen: false,
        skipsLeft: state.skipsLeft - 1,
      };
    case 'cashedOut':
      return { ...state, offers: null, isOpen: false, result: 'won' };
    default:
      return state;
  }
}

/** The text that names a side: it depends on the card that is guessed from. */
export function sideKey(card: number | null, side: GuessSide): string {
  const rank = card === null ? null : rankOf(card);
  if (rank === ACE) return side === 'high' ? 'heart-hi-lo:side.higher' : 'heart-hi-lo:side.same';
  if (rank === KING) return side === 'low' ? 'heart-hi-lo:side.lower' : 'heart-hi-lo:side.same';
  return `heart-hi-lo:side.${side}`;
}
