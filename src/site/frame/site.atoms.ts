import { atom } from 'jotai';

/** The language being switched to, before its texts are there; null: the one shown. */
export const wantedLanguageAtom = atom<string | null>(null);
