import { LINE_TURN_MS } from './pace.ts';
import type { Win } from './pictures.ts';
import type { StageClock } from '../../kit/motion/stage-clock.ts';

export interface LineTour {
  /** Shows these wins one after the other. One alone needs no tour. */
  start(wins: readonly Win[]): void;
  stop(): void;
}

/** After so many rounds the game comes to rest: a window left open must not work on for ever. */
const ROUNDS = 3;

/** Idle presentation of several wins: each is shown alone for a moment. */
export function createLineTour(
  show: (win: Win) => void,
  showAll: () => void,
  clock: StageClock,
): LineTour {
  let callOff: (() => void) | null = null;
  const stop = (): void => {
    callOff?.();
    callOff = null;
  };
  return {
    stop,
    start(wins) {
      stop();
      if (wins.length < 2) return;
      let next = 0;
      const showNext = (): void => {
        const win = wins[next % wins.length];
        if (win === undefined || next >= wins.length * ROUNDS) return showAll();
        next += 1;
        show(win);
        callOff = clock.after(LINE_TURN_MS, showNext);
      };
      callOff = clock.after(LINE_TURN_MS, showNext);
    },
  };
}
