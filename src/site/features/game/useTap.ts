import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Taps on a part of the page that is no control itself: what they do, a button does too. */
export function useTap(part: RefObject<HTMLElement | null>, onTap: () => void): void {
  const tap = useEffectEvent(onTap);
  useEffect(() => {
    const element = part.current;
    if (element === null) return;
    const onClick = (event: MouseEvent): void => {
      if (event.target instanceof Element && event.target.closest('a,button') !== null) return;
      tap();
    };
    element.addEventListener('click', onClick);
    return () => element.removeEventListener('click', onClick);
  }, [part]);
}
