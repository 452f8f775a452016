import { atom } from 'jotai';

/** Signing out was asked for and waits to be confirmed. */
export const signOutAskedAtom = atom(false);

/** Whoever is signed in came for the first time, in this visit. */
export const firstSignInAtom = atom(false);

/** What was typed into the header's form and refused: the dialog goes on from it. */
export interface LoginDraft {
  readonly username: string;
  readonly password: string;
  /** The server's words. */
  readonly message: string;
}

/** Lives in memory alone: a password goes nowhere else. */
export const loginDraftAtom = atom<LoginDraft | null>(null);
