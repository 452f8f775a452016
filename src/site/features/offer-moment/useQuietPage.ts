import { useEffect, useState } from 'react';
import { isTyping } from '../../frame/unfinished-entry.ts';

/** Long enough for the next of several announcements to open. */
const QUIET_MS = 3_000;
const LOOK_MS = 500;
/** When a page was last found quiet: what opens then may be on its way. */
let lastQuietAt = -QUIET_MS;
const DIALOG = '[role="dialog"], [role="alertdialog"], dialog[open]';

/** Whether no dialog was open and no field had focus for a while; once true it stays so. */
export function useQuietPage(isWanted: boolean): boolean {
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => {
    if (!isWanted) return undefined;
    let quietMs = 0;
    const timer = setInterval(() => {
      const isTaken = performance.now() - lastQuietAt < QUIET_MS;
      const isBusy =
        isTaken || document.hidden || isTyping() || document.querySelector(DIALOG) !== null;
      quietMs = isBusy ? 0 : quietMs + LOOK_MS;
      if (quietMs < QUIET_MS) return;
      // The next dialog is the caller's.
      clearInterval(timer);
      lastQuietAt = performance.now();
      setQuiet(true);
    }, LOOK_MS);
    return () => {
      clearInterval(timer);
      setQuiet(false);
    };
  }, [isWanted]);
  return isQuiet;
}
