import type { OutcomeStream } from '#domain/fairness/outcome-stream.ts';
import type { Decisions, Said } from './decisions.ts';
import type { LiveOutcome, TenThousandths } from './live-outcome.ts';

export type LiveGameCode =
  | 'baccarat'
  | 'baccaratNoCommission'
  | 'dragonTiger'
  | 'sicBo'
  | 'roulette'
  | 'threeCardPoker'
  | 'blackjack';

/** A step of the dealing, so long after its start. Milliseconds. */
export interface DealStep {
  readonly atMs: number;
  /** The part of the outcome that is shown. */
  readonly shows: string;
}

/** A game of a live table. The engine knows none of them by name. */
export interface LiveGame {
  readonly code: LiveGameCode;
  /** Kept with every round. A change of any rule or pay is a new version. */
  readonly version: string;
  readonly spots: readonly string[];
  /** The part of a stake that the spot gives back. */
  readonly returns: (spot: string, outcome: LiveOutcome) => TenThousandths;
  /** The most that it ever gives back. */
  readonly mostReturn: (spot: string) => TenThousandths;
  readonly draw: Draw;
  /** null: players have nothing to say after the bets. */
  readonly decisions: Decisions | null;
  /** null: players have no seats. */
  readonly seats: SeatRule | null;
  /** The dealing since the last decision; cards that it does not name lie already. */
  readonly script: (outcome: LiveOutcome) => readonly DealStep[];
  /** How long the dealing takes. Milliseconds. */
  readonly dealMs: (outcome: LiveOutcome) => number;
}

/** chain: a round's own seeds decide it. shoe: the next cards of a shoe, whose seeds decide all of its rounds. */
export type Draw =
  | { readonly from: 'chain'; readonly draw: (stream: OutcomeStream, said: Said) => LiveOutcome }
  | {
      readonly from: 'shoe';
      /** No round takes more cards. */
      readonly mostCards: number;
      /** @param from cards of the shoe that are dealt. @returns with the cards that the round took */
      readonly deal: (
        shoe: readonly number[],
        from: number,
        said: Said,
      ) => { readonly outcome: LiveOutcome; readonly used: number };
    };

/** Seats of a table, each with one player. */
export interface SeatRule {
  readonly count: number;
  /** The spot of a seat's player. */
  readonly spotOf: (seat: number) => string;
  /** Whose chips a spot takes: those of its seat's player, or those of the others. null: everybody's */
  readonly ownerOf: (
    spot: string,
  ) => { readonly seat: number; readonly is: 'player' | 'others' } | null;
  /** The dealer's part of an outcome, as lists of results show it. */
  readonly withoutSeats: (outcome: LiveOutcome) => LiveOutcome;
}

/** Stakes that a spot takes back whole, besides none. */
export const LOST: TenThousandths = 0n;
export const STAKE_BACK: TenThousandths = 10_000n;

/** The part of a stake that a spot gives back which pays so much to one. @param toOne 0.95 pays 95 for 100 */
export const paying = (toOne: number): TenThousandths => BigInt(Math.round((toOne + 1) * 10_000));

/** @throws Error for an outcome of another game: a rule must never judge it */
export function outcomeOf<Kind extends LiveOutcome['kind']>(
  outcome: LiveOutcome,
  kind: Kind,
): Extract<LiveOutcome, { kind: Kind }> {
  if (outcome.kind !== kind) throw new Error(`${outcome.kind} is not an outcome of ${kind}`);
  // The kind was compared.
  return outcome as Extract<LiveOutcome, { kind: Kind }>;
}
