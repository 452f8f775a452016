import type { BlackjackSeat } from '#contract/generated/types.ts';

export interface BlackjackOutcome {
  readonly kind: 'blackjack';
  readonly seats: readonly BlackjackSeat[];
  /** One card until all seats are done. */
  readonly dealer: readonly number[];
  /** Insurance is offered. */
  readonly isOffered: boolean;
  readonly isOver: boolean;
  /** Cards of the last step in the order of their dealing: `dealer-1`, `seat-3-0-2` for seat, hand and place. */
  readonly fresh: readonly string[];
}
