import { useEffect, useEffectEvent } from 'react';

/** Things that have a use of their own for the space bar. */
const OWN_USE = 'a,button,input,select,textarea,summary,[contenteditable],[role="dialog"]';

/**
 * Runs on the space bar, wherever the focus is, unless what has the focus uses it itself. Holding
 * the key down counts once: it must not become an autoplay.
 */
export function useSpaceBar(onPress: () => void, enabled: boolean): void {
  const press = useEffectEvent(onPress);
  useEffect(() => {
    if (!enabled) return;
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.code !== 'Space' || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof Element && event.target.closest(OWN_USE) !== null) return;
      event.preventDefault();
      if (!event.repeat) press();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [enabled]);
}
