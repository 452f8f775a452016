import { useSetAtom } from 'jotai';
import { useContext, useEffect } from 'react';
import { TopicBoardContext } from '#ui/live/useTopic.ts';
import { sessionEndedAtom } from '#staff/session/staff.atoms.ts';

/**
 * Hears of changes to what staff look at while somebody is signed in.
 * @param staffId null: nobody
 */
export function useStaffLive(path: '/ws/office' | '/ws/builder', staffId: string | null): void {
  const board = useContext(TopicBoardContext);
  const setEnded = useSetAtom(sessionEndedAtom);
  useEffect(() => {
    if (board === null || staffId === null) return undefined;
    let stop: (() => void) | null = null;
    let left = false;
    const start = async (): Promise<void> => {
      const { startLive } = await import('#ui/live/start-live.ts');
      if (left) return;
      stop = startLive({
        path,
        owner: `staff ${staffId}`,
        board,
        // Lists are read again every half a minute in any case.
        poll: null,
        onEnded: () => setEnded(true),
        onEnding: () => undefined,
      });
    };
    start().catch(() => undefined);
    return () => {
      left = true;
      stop?.();
    };
  }, [board, path, staffId, setEnded]);
}
