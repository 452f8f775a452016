import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { newIdempotencyKey } from '#contract/client.ts';
import { useTopic } from '#ui/live/useTopic.ts';
import type { OpenedGame } from '../session/open-game.ts';
import {
  createTableController,
  type SeatedState,
  type TableController,
} from './table-controller.ts';

/** The table goes on while somebody looks at it; the server forgets a look after a minute. */
const LOOK_EVERY_MS = 20_000;
/** Before the socket is open, and where it is blocked, the table is asked this often. */
const POLL_MS = 1_500;

export interface TablePlay {
  readonly state: SeatedState;
  readonly controller: TableController;
}

const NEVER = (): (() => void) => () => undefined;

/** One player at a table that everybody plays. Null until the game has been opened. */
export function useTable(code: string, opened: OpenedGame | null): TablePlay | null {
  const controller = useMemo(
    () =>
      opened === null
        ? null
        : createTableController({
            ...opened,
            nowMs: () => Date.now(),
            makeKey: newIdempotencyKey,
          }),
    [opened],
  );
  useTopic(
    'gameTable',
    ({ tables }) => {
      const mine = tables.find(({ gameCode }) => gameCode === code);
      if (mine !== undefined) controller?.hear(mine);
    },
    { enabled: controller !== null },
  );
  useEffect(() => {
    if (controller === null) return;
    void controller.look();
    const waking = setInterval(() => void controller.look(), LOOK_EVERY_MS);
    const polling = setInterval(() => {
      if (document.visibilityState === 'visible') controller.lookIfQuiet();
    }, POLL_MS);
    return () => {
      clearInterval(waking);
      clearInterval(polling);
    };
  }, [controller]);
  const state = useSyncExternalStore(
    controller?.subscribe ?? NEVER,
    () => controller?.getState() ?? null,
    () => null,
  );
  return controller === null || state === null ? null : { controller, state };
}
