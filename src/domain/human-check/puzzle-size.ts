/** The slider's picture, in pixels. */
export const PUZZLE = { width: 320, height: 160, piece: 52 } as const;

/** Distance from the gap at which the piece still fits. */
export const PUZZLE_TOLERANCE = 5;
