import type { Move } from '../kit/blackjack/hand.ts';
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

export type ActionKind = Move | 'insure' | 'decline';

export interface BlackjackAction {
  readonly kind: ActionKind;
}
