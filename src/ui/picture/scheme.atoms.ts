import { atom } from 'jotai';

export const SCHEMES = ['light', 'dark', 'system'] as const;
/** The appearance that was chosen; `system` follows the device. */
export type Scheme = (typeof SCHEMES)[number];

/** Set before the first render, to what the server put on the document. */
export const schemeAtom = atom<Scheme>('system');
