import { atom } from 'jotai';
import { keepDraft, readDraft, type RegistrationDraft } from './registration-draft.ts';

const typedAtom = atom<RegistrationDraft | null>(null);

/** What was typed, field by field: survives closing the dialog, signing in and back, and a reload. */
export const registrationDraftAtom = atom(
  (get) => get(typedAtom) ?? readDraft(() => sessionStorage),
  (_get, set, draft: RegistrationDraft) => {
    set(typedAtom, draft);
    keepDraft(() => sessionStorage, draft);
  },
);
