import { type Ease, linear } from './ease.ts';

/** Asks for the next picture; gives what calls it off. The browser's own unless a test brings one. */
export type AskFrame = (draw: (now: number) => void) => () => void;

export interface Movement {
  /** Lasts this long; without it, until cancelled. */
  readonly durationMs?: number;
  /** Begins this much later. */
  readonly delayMs?: number;
  readonly ease?: Ease;
  /** Progress 0 to 1 along the ease (always 0 for an endless one), and milliseconds since its begin. */
  readonly move: (progress: number, elapsedMs: number) => void;
  readonly onEnd?: () => void;
}

export interface Animator {
  /** Starts a movement; gives what ends it where it is. */
  run(movement: Movement): () => void;
  /** Draws once more although nothing moves. */
  touch(): void;
  /** Ends all movements where they are. */
  clear(): void;
}

const askBrowser: AskFrame = (draw) => {
  const frame = requestAnimationFrame(draw);
  return () => cancelAnimationFrame(frame);
};

/**
 * Moves things picture by picture and draws after each. When nothing moves it asks for no picture,
 * so a game at rest costs nothing.
 */
export function createAnimator(
  draw: () => void,
  now: () => number,
  askFrame: AskFrame = askBrowser,
): Animator {
  const running = new Map<Movement, number>();
  let callOff: (() => void) | null = null;

  const ask = (): void => {
    callOff ??= askFrame(frame);
  };
  const frame = (): void => {
    callOff = null;
    const time = now();
    for (const [movement, startedAt] of running) {
      const elapsed = time - startedAt - (movement.delayMs ?? 0);
      if (elapsed < 0) continue;
      const { durationMs = Number.POSITIVE_INFINITY, ease = linear } = movement;
      const over = elapsed >= durationMs;
      movement.move(over ? ease(1) : ease(elapsed / durationMs), Math.min(elapsed, durationMs));
      // A movement may have ended itself or others.
      if (over && running.delete(movement)) movement.onEnd?.();
    }
    draw();
    if (running.size > 0) ask();
  };

  return {
    run(movement) {
      running.set(movement, now());
      ask();
      return () => {
        running.delete(movement);
      };
    },
    touch: ask,
    clear() {
      running.clear();
      callOff?.();
      callOff = null;
    },
  };
}
