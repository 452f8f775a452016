import { useCallback, useEffect, useRef } from 'react';
import { stopAsking } from './passkey-browser.ts';

/** Closes the browser's dialog on unmount; the answer says whether the component is unmounted. */
export function useStopOnLeave(): () => boolean {
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      // Without the library the dialog never opened.
      stopAsking().catch(() => undefined);
    };
  }, []);
  return useCallback(() => isGone.current, []);
}
