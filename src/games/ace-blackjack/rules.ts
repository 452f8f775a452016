import { BOARD_ROUND_MS } from '../kit/house-flags.ts';

/** Facts of the game that are the same for every brand and currency. */
export const ACE_BLACKJACK = {
  code: 'ace-blackjack',
  /** Stored with every round. A change of any rule or pay is a new version. */
  version: '1.0.0',
  minRoundMs: BOARD_ROUND_MS,
  decks: 6,
  mostHands: 4,
  /** The dealer draws below this total and stands on it, soft or hard. */
  dealerStands: 17,
} as const;

/** What comes back for a hand, in ten-thousandths of its stake, the stake included. */
export const HAND_PAYS = {
  blackjack: 25_000n,
  win: 20_000n,
  push: 10_000n,
  loss: 0n,
  bust: 0n,
} as const;

/** The same for the insurance, which is half of the first stake. */
export const INSURANCE_PAYS = 30_000n;

export type HandResult = keyof typeof HAND_PAYS;

export type Move = 'hit' | 'stand' | 'double' | 'split';
export type ActionKind = Move | 'insure' | 'decline';

export interface BlackjackAction {
  readonly kind: ActionKind;
}
