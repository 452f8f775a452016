import { atomWithStorage } from 'jotai/utils';
import type { Clock } from './format-instant.ts';

/** By which clock the office shows moments; kept in this browser. */
export const clockAtom = atomWithStorage<Clock>('office.clock', 'local', undefined, {
  getOnInit: true,
});
