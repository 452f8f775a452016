import { useEffect, useState } from 'react';

/** Any sign that somebody is there. */
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'wheel', 'focusout'] as const;
/** As the specification has popups open. */
const DELAY_MS = 100;

/**
 * Whether something may open by itself now: somebody is there, and is not typing. A page nobody has
 * touched yet is left to be drawn in peace. Once true it stays so, until `of` changes.
 */
export function useQuietMoment(wanted: boolean, of: string): boolean {
  const [come, setCome] = useState<string | null>(null);
  useEffect(() => {
    if (!wanted || come === of) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const notice = (): void => {
      timer ??= setTimeout(() => {
        timer = undefined;
        if (!isTyping()) setCome(of);
      }, DELAY_MS);
    };
    for (const sign of SIGNS) addEventListener(sign, notice, { capture: true, passive: true });
    // Not every browser tells; the next sign then does.
    if ('userActivation' in navigator && navigator.userActivation.hasBeenActive) notice();
    return () => {
      clearTimeout(timer);
      for (const sign of SIGNS) removeEventListener(sign, notice, { capture: true });
    };
  }, [wanted, of, come]);
  return come === of;
}

function isTyping(): boolean {
  return document.activeElement?.matches('input, textarea, select') === true;
}
