/** Lines of business, as reports are grouped. */
export type Product = 'game' | 'lottery';

/**
 * The round's part of the ledger's event of a movement. What may change later, and reports are grouped
 * by, is written as it is at this moment: it cannot be rebuilt.
 */
export interface RoundPart {
  /** The line of business. */
  product: Product;
  vendor: string;
  gameCode: string;
  /** Category of the specification: RNG, LIVE ... */
  category: string;
  /** rollback: of a stake. payoutRollback: of a payout that the vendor cancelled. */
  movement: 'stake' | 'payout' | 'rollback' | 'payoutRollback' | 'close';
  /** Decimal text of micro-units. */
  amountMicro: string;
  /** The round takes no further stake after this. */
  closes: boolean;
}

/** The outbox topic of rounds that ended, or changed after their end. */
export const ROUNDS_SETTLED = 'round.settled';

/** Rounds of a brand by their ids; what they are now is read from the betting record. */
export interface RoundsSettled {
  readonly brand: string;
  readonly rounds: readonly string[];
}
