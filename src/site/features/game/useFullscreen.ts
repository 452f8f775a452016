import { useSyncExternalStore } from 'react';

/** The whole screen for the game; null where the browser does not offer it. */
export function useFullscreen(): { on: boolean; toggle: () => void } | null {
  const on = useSyncExternalStore(
    subscribe,
    () => document.fullscreenElement !== null,
    () => false,
  );
  if (!document.fullscreenEnabled) return null;
  return {
    on,
    toggle() {
      // Refused by some browsers' own rules: then the window stays as it is.
      const change = on ? document.exitFullscreen() : document.documentElement.requestFullscreen();
      change.catch(() => undefined);
    },
  };
}

function subscribe(onChange: () => void): () => void {
  document.addEventListener('fullscreenchange', onChange);
  return () => document.removeEventListener('fullscreenchange', onChange);
}
