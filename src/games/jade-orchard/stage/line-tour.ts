import type { LineWon } from '../events.ts';
import { LINE_TURN_MS } from './pace.ts';
import type { StageClock } from '../../kit/motion/stage-clock.ts';

export interface LineTour {
  /** Shows these lines one after the other. One line alone needs no tour. */
  start(lines: readonly LineWon[]): void;
  stop(): void;
}

/** After so many rounds the game comes to rest: a window left open must not work on for ever. */
const ROUNDS = 3;

/** Idle presentation of a win of several lines: each line is shown alone for a moment. */
export function createLineTour(
  show: (line: LineWon) => void,
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
    start(lines) {
      stop();
      if (lines.length < 2) return;
      let next = 0;
      const showNext = (): void => {
        const line = lines[next % lines.length];
        if (line === undefined || next >= lines.length * ROUNDS) return showAll();
        next += 1;
        show(line);
        callOff = clock.after(LINE_TURN_MS, showNext);
      };
      callOff = clock.after(LINE_TURN_MS, showNext);
    },
  };
}
