import type { HandResult } from '../kit/blackjack/hand-result.ts';
import type { RoundEnded, RoundStarted } from '../kit/round-events.ts';

/** A card of the deal, or one that a hand takes. Hands count from 0. */
export interface CardDealt {
  readonly type: 'cardDealt';
  readonly to: 'dealer' | number;
  /** Null: face down. */
  readonly card: number | null;
}

/** The dealer shows an ace; the player may insure for so much or decline. */
export interface InsuranceOffered {
  readonly type: 'insuranceOffered';
  readonly stakeMicro: string;
}

export interface Insured {
  readonly type: 'insured';
  readonly stakeMicro: string;
}

export interface Declined {
  readonly type: 'declined';
}

/** The dealer has looked at the hole card and has no blackjack. */
export interface Peeked {
  readonly type: 'peeked';
}

/** It is this hand's turn. */
export interface HandTurn {
  readonly type: 'handTurn';
  readonly hand: number;
}

/** The second card of `hand` becomes the first of `newHand`, with as much staked on it. */
export interface HandSplit {
  readonly type: 'handSplit';
  readonly hand: number;
  readonly newHand: number;
  readonly stakeMicro: string;
}

/** The hand's stake is twice as much from now on. */
export interface HandDoubled {
  readonly type: 'handDoubled';
  readonly hand: number;
  readonly stakeMicro: string;
}

/** The hand takes no further card. */
export interface HandStood {
  readonly type: 'handStood';
  readonly hand: number;
}

export interface HandBust {
  readonly type: 'handBust';
  readonly hand: number;
}

export interface HoleShown {
  readonly type: 'holeShown';
  readonly card: number;
}

export interface DealerDrew {
  readonly type: 'dealerDrew';
  readonly card: number;
}

export interface HandSettled {
  readonly type: 'handSettled';
  readonly hand: number;
  readonly result: HandResult;
  readonly payoutMicro: string;
}

export interface InsuranceSettled {
  readonly type: 'insuranceSettled';
  readonly payoutMicro: string;
}

export type BlackjackEvent =
  | RoundStarted
  | CardDealt
  | InsuranceOffered
  | Insured
  | Declined
  | Peeked
  | HandTurn
  | HandSplit
  | HandDoubled
  | HandStood
  | HandBust
  | HoleShown
  | DealerDrew
  | HandSettled
  | InsuranceSettled
  | RoundEnded;
