/*
 * Durations in milliseconds. They are all in one place, so that the feel is tuned here and nowhere
 * else. A paid spin without a win lasts about 1.8 s, below the least time between two rounds.
 */

/** From the press to the first reel's rest, when the answer comes at once. */
export const FIRST_STOP_MS = 860;
/** The same within free spins, which wait for no answer. */
export const FREE_FIRST_STOP_MS = 620;
/** Minimum braking time of a reel, even when the answer came late. */
export const LEAST_LANDING_MS = 420;
/** From one reel's rest to the next. */
export const REEL_STAGGER_MS = 145;
/** Fast play: a spin without a win lasts 0.9 s, and no reel is held for suspense. */
export const FAST = { firstStopMs: 380, leastLandingMs: 220, staggerMs: 50 } as const;
/** Extra spin time of a reel that may show the deciding special. */
export const HOLD_MS = 1150;
/** From the last reel's rest until its spring is still. */
export const BOUNCE_MS = 300;

/** A win at or below the stake: shown, not celebrated. */
export const PLAIN_WIN_MS = 750;
/** After a spin without a win. */
export const MISS_MS = 0;
export const FREE_MISS_MS = 260;

export const AWARD_MS = 2600;
export const RETRIGGER_MS = 1700;
export const FREE_SPIN_MS = 200;
export const FEATURE_END_HOLD_MS = 1300;
export const CAP_MS = 2400;

/** A wild grows over its reel. */
export const FILL_MS = 620;
/** Coins get their amounts. */
export const COINS_MS = 160;
/** Winners vanish, and what is above falls. */
export const VANISH_MS = 190;
export const FALL_MS = 430;
/** What won before the next fall. */
export const PARTIAL_WIN_MS = 620;
export const HOLD_START_MS = 1900;
/** Free places turn. */
export const HOLD_TURN_MS = 760;
/** New coins land. */
export const HOLD_LAND_MS = 520;

/** Without motion: long enough to read, no longer. */
export const STILL_MS = {
  spin: 0,
  win: 300,
  freeSpinWin: 700,
  miss: 0,
  freeSpinMiss: 450,
  partialWin: 350,
  holdTurn: 500,
} as const;

/** Display time of one winning line once the round is over. */
export const LINE_TURN_MS = 1300;
