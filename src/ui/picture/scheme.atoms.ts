import { atom } from 'jotai';
import type { ColorScheme } from '#brand/color-scheme.ts';

/** Set before the first render, to what the server put on the document. */
export const schemeAtom = atom<ColorScheme>('system');
