/** A player's hand in a round. */
export interface Hand {
  readonly index: number;
  readonly cards: number[];
  readonly isSplit: boolean;
  stakeMicro: bigint;
  isDone: boolean;
}
