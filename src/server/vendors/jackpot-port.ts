import type { Jackpot } from '#contract/generated/types.ts';
import type { PoolTerms } from '#domain/jackpot/jackpot-terms.ts';
import type { MemberKey } from '../platform/session/member-key.ts';

/** The brands' jackpots as a game vendor sees them: terms to draw by, and a pool to take. */
export interface JackpotPort {
  /**
   * What this player's next stake feeds and may take; the first stake of all opens the pool.
   * null: there is none, or it is paused.
   */
  termsFor(player: MemberKey & { currency: string }): Promise<PoolTerms | null>;
  /**
   * Pays the whole pool to the round's player and begins a new one with the house's start. The same
   * round again is answered the same. Two rounds that win at once take one pool after the other.
   * @returns what the round took, in micro-units.
   * @throws Problem TRANSACTION_DOES_NOT_EXIST, TRANSACTION_ROLLED_BACK: it has no valid stake.
   */
  take(vendor: string, win: JackpotClaim): Promise<bigint>;
  /** As players are shown it, at most five seconds old; null: the brand has none. */
  read(brand: string): Promise<Jackpot | null>;
}

export interface JackpotClaim extends MemberKey {
  roundRef: string;
  gameCode: string;
  currency: string;
  /** The vendor's id of the payment. */
  transactionId: string;
  /** The stake that won it. */
  betTransactionId: string;
}
