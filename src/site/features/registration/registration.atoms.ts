import { atom } from 'jotai';

/** What was typed, field by field: survives closing the dialog and going to sign in and back. */
export const registrationDraftAtom = atom<Readonly<Record<string, string>>>({});
