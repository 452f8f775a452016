import type { StageClock } from './stage-clock.ts';

/** What the player needs to know of a step. */
export interface TimedStep {
  readonly durationMs: number;
  /** True when a tap may end it early. */
  readonly skippable: boolean;
}

/** Draws steps. Every step is completed exactly once; begun only when there is time to see it. */
export interface StepShow<S extends TimedStep> {
  /** Starts to move. */
  begin(step: S): void;
  /** Stands as it is after the step, however far the movement has come. */
  complete(step: S, begun: boolean): void;
}

export interface StepPlayer {
  start(): void;
  /** Ends the present step if a tap may; @returns whether it did. */
  skip(): boolean;
  /** Stands at the end of the last step at once. */
  finish(): void;
  /** Nothing further happens, not even the end. */
  stop(): void;
  readonly state: 'ready' | 'playing' | 'ended' | 'stopped';
}

/** Plays steps one after the other, each for its time. */
export function createStepPlayer<S extends TimedStep>(
  steps: readonly S[],
  show: StepShow<S>,
  clock: StageClock,
  onEnd: () => void,
): StepPlayer {
  let state: StepPlayer['state'] = 'ready';
  let index = 0;
  let callOff: (() => void) | null = null;

  const completeCurrent = (begun: boolean): void => {
    callOff?.();
    callOff = null;
    const step = steps[index];
    if (step === undefined) return;
    index += 1;
    show.complete(step, begun);
  };
  const end = (): void => {
    state = 'ended';
    onEnd();
  };
  const beginNext = (): void => {
    // A step may stop the player.
    while (state === 'playing') {
      const step = steps[index];
      if (step === undefined) return end();
      show.begin(step);
      if (step.durationMs > 0) {
        callOff = clock.after(step.durationMs, () => {
          completeCurrent(true);
          beginNext();
        });
        return;
      }
      completeCurrent(true);
    }
  };

  return {
    start() {
      if (state !== 'ready') return;
      state = 'playing';
      beginNext();
    },
    skip() {
      if (state !== 'playing' || steps[index]?.skippable !== true) return false;
      completeCurrent(true);
      beginNext();
      return true;
    },
    finish() {
      if (state === 'ended' || state === 'stopped') return;
      const wasPlaying = state === 'playing';
      state = 'playing';
      completeCurrent(wasPlaying);
      while (index < steps.length && state === 'playing') completeCurrent(false);
      if (state === 'playing') end();
    },
    stop() {
      callOff?.();
      callOff = null;
      state = 'stopped';
    },
    get state() {
      return state;
    },
  };
}
