import { atom } from 'jotai';
import type { SecondFactorChallenge } from '#contract/generated/types.ts';
import type { ProblemError } from '#contract/problem-error.ts';

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

/** A sign-in that waits for its second factor. */
export const signInChallengeAtom = atom<SecondFactorChallenge | null>(null);

/** The challenge that a refused sign-in came with; null: it was refused for something else. */
export function challengeOf({ code, value }: ProblemError): SecondFactorChallenge | null {
  return code === 'SECOND_FACTOR_REQUIRED' ? (value as SecondFactorChallenge) : null;
}

/** A success to show above the page at `path`; it disappears with the next page. */
export const successAtom = atom<{ readonly text: string; readonly path: string } | null>(null);
