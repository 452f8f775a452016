import type { LiveChoice } from '#contract/generated/types.ts';
import type { LiveOutcome, TenThousandths } from './live-outcome.ts';

/** What players said in a round, as far as its cards depend on it. */
export interface Said {
  /** Decisions that have ended. */
  readonly steps: number;
  /** Spots of seats that play, by the number of the seat, with the choices of each in turn. */
  readonly seats: readonly { readonly spot: string; readonly choices: readonly LiveChoice[] }[];
}

export const NOTHING_SAID: Said = { steps: 0, seats: [] };

/** A question to everyone who has chips on a spot. */
export interface Ask {
  readonly spot: string;
  readonly choices: readonly LiveChoice[];
  /** It counts for a player who says nothing in time. */
  readonly byDefault: LiveChoice;
}

/** Chips that a choice puts on a spot: so much of the player's stake on another one. */
export interface ChoiceStake {
  readonly spot: string;
  readonly of: string;
  readonly share: TenThousandths;
}

/** Decisions that players make after the bets are closed: all at once, step by step. */
export interface Decisions {
  /** The time for one step. Milliseconds. */
  readonly decideMs: number;
  /** Empty: the outcome is whole. */
  readonly asks: (outcome: LiveOutcome) => readonly Ask[];
  /** null: the choice costs nothing. */
  readonly stakeOf: (outcome: LiveOutcome, spot: string, choice: LiveChoice) => ChoiceStake | null;
  /** The spot on which a player needs chips too: without them the chips of this one are lost. */
  readonly needs: (spot: string) => string | null;
  /** What was said, as a whole outcome shows it. */
  readonly saidIn: (outcome: LiveOutcome) => Said;
}

/** Questions that wait for an answer. Empty: the outcome is whole. */
export const asksOf = (
  { decisions }: { readonly decisions: Decisions | null },
  outcome: LiveOutcome | null,
): readonly Ask[] => (decisions === null || outcome === null ? [] : decisions.asks(outcome));
