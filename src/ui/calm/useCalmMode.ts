import { useSyncExternalStore } from 'react';
import { isCalm, onCalmChange, setCalm } from './calm.ts';

/** Calm mode of this browser, and its switch; off while the server draws. */
export function useCalmMode(): readonly [boolean, (on: boolean) => void] {
  const on = useSyncExternalStore(onCalmChange, isCalm, () => false);
  return [on, setCalm];
}
