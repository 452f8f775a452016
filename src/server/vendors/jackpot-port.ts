import type { Jackpot } from '#contract/generated/types.ts';
import type { DrawnTicket } from '#domain/jackpot/jackpot-ticket.ts';
import type { PoolTerms } from '#domain/jackpot/jackpot-terms.ts';
import type { MemberKey } from '../platform/session/member-key.ts';

/** The brands' jackpots as a game vendor sees them: terms to draw by, and a pool to take. */
export interface JackpotPort {
  /**
   * What this player's next stake feeds and may take; the first stake of all opens the pool.
   * null: there is none, or it is paused.
   */
  termsFor(player: MemberKey & { currency: string }): Promise<DrawingTerms | null>;
  /**
   * Pays the whole pool to the round's player and begins a new one with the house's start. The same
   * round again is answered the same. Two rounds that win at once take one pool after the other; on a
   * pool with a limit, the later number counts only if it takes the new pool too, and a stake that
   * finds the pool at its limit takes it whatever its number.
   * @returns what the round took, in micro-units.
   * @throws Problem TRANSACTION_DOES_NOT_EXIST, TRANSACTION_ROLLED_BACK: it has no valid stake.
   */
  take(vendor: string, win: JackpotClaim): Promise<bigint>;
  /** As players are shown it, at most five seconds old; null: the brand has none. */
  read(brand: string): Promise<Jackpot | null>;
}

export interface DrawingTerms extends PoolTerms {
  readonly id: bigint;
  /** What the pool lacks to its limit; null: it has none. */
  readonly leftMicro: bigint | null;
}

/** A round's number, and for a pool with a limit the pool it was drawn for. */
export interface RoundTicket extends DrawnTicket {
  readonly contributionMicro: string;
  readonly limited?: { readonly pool: string; readonly mustHitMicro: string };
}

export interface JackpotClaim extends MemberKey {
  stakeMicro: bigint;
  ticket: RoundTicket;
  roundRef: string;
  gameCode: string;
  currency: string;
  /** The vendor's id of the payment. */
  transactionId: string;
  /** The stake that won it. */
  betTransactionId: string;
}
