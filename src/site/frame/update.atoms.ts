import { atom } from 'jotai';

/** Takes up the version that waits, and loads the page anew; null: none waits. */
export const takeUpdateAtom = atom<{ readonly take: () => void } | null>(null);
