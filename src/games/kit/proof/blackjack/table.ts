/** Facts of a blackjack table on which chances and returns depend. */
export interface BlackjackTable {
  /** Decks of 52 cards in the full shoe from which a round is dealt. */
  readonly decks: number;
  /** Hands that a seat may have after its splits, 2 or more. */
  readonly mostHands: number;
  /** The dealer draws below this total and stands on it, soft or hard. */
  readonly dealerStands: number;
}
