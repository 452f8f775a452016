/** Time as the rounds need it; tests bring their own. */
export interface RoundClock {
  /** Milliseconds that only go forward. */
  now: () => number;
  /** Runs once after a time; gives what calls it off. */
  after: (ms: number, run: () => void) => () => void;
}

export const browserClock: RoundClock = {
  now: () => performance.now(),
  after: (ms, run) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};
