/** Facts of the live table. Its return is proven for them. */
export const LIVE_BLACKJACK = {
  decks: 8,
  /** A hand is split once. */
  mostHands: 2,
  dealerStands: 17,
  seats: 7,
} as const;

export const SEATS = Array.from({ length: LIVE_BLACKJACK.seats }, (_, index) => index + 1);

/** The number of the seat of a spot: 3 for `seat-3` and `raise-3-1`. */
export const seatOfSpot = (spot: string): number => Number(spot.split('-')[1]);
