import { atom } from 'jotai';

/** Signing out was asked for and waits to be confirmed. */
export const signOutAskedAtom = atom(false);

/** A trial player wants what needs a real account: they are told so. */
export const realAccountAskedAtom = atom(false);

/** Whoever is signed in came for the first time, in this visit. */
export const firstSignInAtom = atom(false);

/** Where the sign-in dialog starts: a refused attempt of the header's form, or a new account. */
export interface LoginDraft {
  readonly username: string;
  readonly password: string;
  /** Whether the username is to be remembered; left out where nobody was asked. */
  readonly remember?: boolean;
  /** The server's words, or why the dialog opened. */
  readonly message: string;
  /** The server asked for a check that a person is there. */
  readonly asksCheck: boolean;
  readonly tone: 'problem' | 'good';
}

/** Lives in memory alone: a password goes nowhere else. */
export const loginDraftAtom = atom<LoginDraft | null>(null);

/** A success to show above the page at `path`; it disappears with the next page. */
export const successAtom = atom<{ readonly text: string; readonly path: string } | null>(null);
