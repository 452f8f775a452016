import type { StaffSession } from '#contract/generated/types.ts';
import { atom } from 'jotai';

/** Who works here; null until the server has said. */
export const staffSessionAtom = atom<StaffSession | null>(null);

/** The session ended in the middle of the work: sign in again, over what is on the screen. */
export const sessionEndedAtom = atom(false);

/** Nobody, as the server says it too. */
export const SIGNED_OUT: StaffSession = {
  staff: null,
  csrfToken: null,
  lastLoginAt: null,
  expiresAt: null,
};
