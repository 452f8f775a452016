/** The server's clock as this browser knows it. */
export interface ServerClock {
  /** A moment that the server has just named. */
  hear: (moment: string) => void;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** Offsets that are kept; a browser's clock drifts slowly. */
const KEPT = 12;

/**
 * Follows the server's clock. Each message is late by its way here, so the largest of the last offsets
 * is the truest.
 */
export function createServerClock(browserNow: () => number): ServerClock {
  let offsets: number[] = [];
  return {
    hear(moment) {
      offsets = [Date.parse(moment) - browserNow(), ...offsets].slice(0, KEPT);
    },
    now: () => browserNow() + (offsets.length === 0 ? 0 : Math.max(...offsets)),
  };
}
