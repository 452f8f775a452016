/** A past flight as one seat saw it. */
export interface FlightState {
  /** Where the comet burned out, in hundredths; null: not yet. */
  readonly crashedAt: number | null;
  /** Where the player left; null: not at all. */
  readonly leftAt: number | null;
}
