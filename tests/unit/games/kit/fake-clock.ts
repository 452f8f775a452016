import type { StageClock } from '#games/kit/motion/stage-clock.ts';

export interface FakeClock extends StageClock {
  /** Lets time pass, running what falls due in its order. */
  pass(ms: number): void;
}

export function fakeClock(): FakeClock {
  let now = 0;
  let timers: { at: number; run: () => void }[] = [];
  return {
    now: () => now,
    after(ms, run) {
      const timer = { at: now + ms, run };
      timers.push(timer);
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
    pass(ms) {
      const end = now + ms;
      for (;;) {
        const due = timers.filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at)[0];
        if (due === undefined) break;
        timers = timers.filter((other) => other !== due);
        now = due.at;
        due.run();
      }
      now = end;
    },
  };
}
