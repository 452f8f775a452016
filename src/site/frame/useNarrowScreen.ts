import { useSyncExternalStore } from 'react';

/** Screens without a place for the slip next to the board. `Lottery.module.css` has the same limit. */
const NARROW = '(max-width: 64rem)';

/** Whether the slip is behind the bar at the bottom edge. */
export function useNarrowScreen(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(NARROW).matches,
    () => false,
  );
}

function subscribe(notify: () => void): () => void {
  const query = matchMedia(NARROW);
  query.addEventListener('change', notify);
  return () => query.removeEventListener('change', notify);
}
