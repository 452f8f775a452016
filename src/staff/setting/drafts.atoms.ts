import { atom } from 'jotai';

/** What somebody is about to change, and the version it was made from. */
export interface Draft<Edits> {
  readonly version: number;
  readonly edits: Edits;
}

/** Unfinished changes by desk and brand: going to another screen and back loses none. */
export const draftsAtom = atom<Readonly<Record<string, Draft<unknown>>>>({});
