/**
 * Pace and presentation of every title. A jurisdiction may tighten them, never loosen them. Outside the
 * reels the reference for the least time between two rounds is five seconds.
 */
export const HOUSE_FLAGS = {
  autoplay: false,
  turbo: false,
  /** No celebration for a return at or below the stake. */
  celebrateAboveStakeOnly: true,
  showNet: true,
} as const;

/** From one round's start to the next, milliseconds. */
export const BOARD_ROUND_MS = 5000;
