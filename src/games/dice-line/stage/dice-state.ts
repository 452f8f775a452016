/** What a round of Dice Line shows. */
export interface DiceState {
  /** The last roll in hundredths; null before the first. */
  readonly roll: number | null;
  readonly isWin: boolean;
}
