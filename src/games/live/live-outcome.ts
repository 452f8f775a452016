import type { BlackjackOutcome } from './blackjack/blackjack-outcome.ts';

/** Whole stakes of what a chip gets back, itself included: 20,000 pays one to one. */
export type TenThousandths = bigint;

/** Cards, dice or a pocket, as a round showed them. */
export type LiveOutcome =
  | {
      readonly kind: 'baccarat';
      readonly player: readonly number[];
      readonly banker: readonly number[];
    }
  | { readonly kind: 'dragonTiger'; readonly dragon: number; readonly tiger: number }
  | { readonly kind: 'sicBo'; readonly dice: readonly number[] }
  | { readonly kind: 'roulette'; readonly pocket: number }
  | {
      readonly kind: 'threeCardPoker';
      readonly player: readonly number[];
      /** Empty while players decide. */
      readonly dealer: readonly number[];
    }
  | BlackjackOutcome;
