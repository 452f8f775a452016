import { useEffect, useState } from 'react';
import type { Rounds } from './useRounds.ts';
import { browserClock } from './round-clock.ts';

/** Whether the least time between two rounds has passed. */
export function useReady({ controller }: Rounds): boolean {
  const readyAt = controller.readyAt();
  const [woken, wake] = useState(0);
  const ready = browserClock.now() >= readyAt;
  useEffect(() => {
    if (ready) return;
    // Time has gone on since the render, and a timer may come a fraction early: look again, until it is so.
    const left = Math.max(readyAt - browserClock.now(), 0);
    return browserClock.after(left, () => wake((count) => count + 1));
  }, [ready, readyAt, woken]);
  return ready;
}
