/** Time as the stage needs it; tests bring their own. */
export interface StageClock {
  /** Milliseconds that only go forward. */
  now(): number;
  /** Runs once after a time; gives what calls it off. */
  after(ms: number, run: () => void): () => void;
}

export const browserClock: StageClock = {
  now: () => performance.now(),
  after: (ms, run) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};
