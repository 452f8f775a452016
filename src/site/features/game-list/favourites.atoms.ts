import { atom } from 'jotai';

/** When a favourite was last added or taken out on this page; milliseconds since 1970. */
export const favouriteChangedAtAtom = atom(0);
