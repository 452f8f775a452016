import { useEffect, useState } from 'react';
import { isTyping } from './unfinished-entry.ts';

/** Events that user input causes. */
const INPUT_EVENTS = [
  'pointerdown',
  'pointermove',
  'keydown',
  'scroll',
  'wheel',
  'focusout',
] as const;
/** Popup delay of the specification. */
const POPUP_DELAY_MS = 100;

/**
 * Whether a popup may open by itself now: the user has touched the page and is not typing. An
 * untouched page stays as rendered. Once true it stays true until `of` changes.
 */
export function useIdleDelay(wanted: boolean, of: string): boolean {
  const [readyFor, setReadyFor] = useState<string | null>(null);
  useEffect(() => {
    if (!wanted || readyFor === of) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const notice = (): void => {
      timer ??= setTimeout(() => {
        timer = undefined;
        if (!isTyping()) setReadyFor(of);
      }, POPUP_DELAY_MS);
    };
    for (const event of INPUT_EVENTS)
      addEventListener(event, notice, { capture: true, passive: true });
    // Not every browser reports earlier input; the next event then counts.
    if ('userActivation' in navigator && navigator.userActivation.hasBeenActive) notice();
    return () => {
      clearTimeout(timer);
      for (const event of INPUT_EVENTS) removeEventListener(event, notice, { capture: true });
    };
  }, [wanted, of, readyFor]);
  return readyFor === of;
}
