/** What is told of a round's money with the ledger's event of a movement. */
export interface RoundEvent {
  gameCode: string;
  movement: 'stake' | 'payout' | 'rollback' | 'close';
  /** Decimal text of micro-units. */
  amountMicro: string;
  /** The round takes no further stake after this. */
  closes: boolean;
}
