import { useCallback, useEffect, useState } from 'react';
import type { IconName } from '#ui/kit/icon-shapes.ts';

export interface LiveNotice {
  /** The same thing told again takes the place of the first. */
  readonly id: string;
  readonly icon: IconName;
  readonly text: string;
  readonly action?: { label: string; href: string } | { label: string; run: () => void };
  /** Stays until it is answered. */
  readonly stays?: boolean;
}

/** Long enough to be read twice. */
const SHOWN_MS = 8_000;
/** Older ones that nobody could see are no news any more. */
const MOST = 5;

/** Notices one after the other. @param paused none is shown now */
export function useNoticeQueue(paused: boolean): {
  shown: LiveNotice | null;
  add: (notice: LiveNotice) => void;
  close: () => void;
} {
  const [queue, setQueue] = useState<readonly LiveNotice[]>([]);
  const shown = paused ? null : (queue[0] ?? null);
  const add = useCallback((notice: LiveNotice) => {
    setQueue((held) => [...held.filter(({ id }) => id !== notice.id), notice].slice(-MOST));
  }, []);
  const close = useCallback(() => setQueue((held) => held.slice(1)), []);
  useEffect(() => {
    if (shown === null || shown.stays === true) return undefined;
    const timer = setTimeout(close, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [shown, close]);
  return { shown, add, close };
}
