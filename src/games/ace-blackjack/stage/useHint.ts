import { useSyncExternalStore } from 'react';
import { isHintOn, subscribeHint } from './hint.ts';

/** Whether the strategy's move is marked. */
export function useHint(): boolean {
  return useSyncExternalStore(subscribeHint, isHintOn, () => false);
}
