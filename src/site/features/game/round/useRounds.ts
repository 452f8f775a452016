import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { newIdempotencyKey } from '#contract/client.ts';
import type { OpenedGame } from '../session/open-game.ts';
import type { StageControls } from '#games/stage-port.ts';
import { browserClock } from './round-clock.ts';
import { createRoundController, type RoundController } from './round-controller.ts';
import type { RoundState } from './round-state.ts';

export interface Rounds {
  readonly state: RoundState;
  readonly controller: RoundController;
}

const NEVER = (): (() => void) => () => undefined;

/** The rounds of an opened game, shown on a stage as soon as there is one. */
export function useRounds(game: OpenedGame | null, stage: StageControls | null): Rounds | null {
  const controller = useMemo(
    () =>
      game === null
        ? null
        : createRoundController({ ...game, clock: browserClock, makeKey: newIdempotencyKey }),
    [game],
  );
  useEffect(() => controller?.close, [controller]);
  useEffect(() => controller?.setStage(stage), [controller, stage]);
  // What failed for want of a network is asked again once there is one.
  useEffect(() => {
    if (controller === null) return;
    addEventListener('online', controller.retry);
    return () => removeEventListener('online', controller.retry);
  }, [controller]);
  const state = useSyncExternalStore(
    controller?.subscribe ?? NEVER,
    () => controller?.getState() ?? null,
    () => null,
  );
  return controller === null || state === null ? null : { controller, state };
}
