/**
 * Facts of the game that are the same for every brand and currency. Which stakes are offered is
 * configuration; a jurisdiction may tighten the flags, never loosen them.
 */
export const JADE_ORCHARD_RULES = {
  code: 'jade-orchard',
  /** Stored with every round. A change of any rule, pay or strip is a new version. */
  version: '1.0.0',
  category: 'RNG',
  reels: 5,
  rows: 3,
  lines: 25,
  /** A stake in micro-units must be a multiple of this: each line takes an equal part. */
  stakeDivisor: 25,
  /** From one round's start to the next. */
  minRoundMs: 2500,
  flags: {
    autoplay: false,
    turbo: false,
    /** No celebration for a return at or below the stake. */
    celebrateAboveStakeOnly: true,
    showNet: true,
  },
} as const;
