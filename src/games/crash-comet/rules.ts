/** Facts of the game that are the same for every brand and currency. */
export const CRASH_COMET = {
  code: 'crash-comet',
  /** Stored with every round. A change of any rule or pay is a new version. */
  version: '1.0.1',
  minRoundMs: 5000,
  /** How long bets are taken, and how long a result is shown before the next round. */
  bettingMs: 8000,
  pauseMs: 4000,
  /** Multipliers are whole hundredths. */
  least: 100,
  /** The comet is cashed out for everybody here: 10,000 times the stake. */
  most: 1_000_000,
  /** Lowest automatic cash-out. */
  leastAuto: 101,
} as const;

/** Growth of the multiplier per millisecond: it doubles every 11.6 seconds. */
const GROWTH = 0.00006;

/** The height of the curve so long after the start, in hundredths and parts of them: for drawing. */
export const heightAt = (elapsedMs: number): number => 100 * Math.exp(GROWTH * elapsedMs);

/** The multiplier so long after the start, in whole hundredths. */
export function valueAt(elapsedMs: number): number {
  const value = Math.floor(heightAt(Math.max(0, elapsedMs)));
  return Math.min(CRASH_COMET.most, value);
}

/** When a multiplier in hundredths is reached, milliseconds from the start. */
export function timeOf(value: number): number {
  return Math.ceil(Math.log(Math.min(value, CRASH_COMET.most) / 100) / GROWTH);
}
