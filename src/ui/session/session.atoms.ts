import type { TrialBalance, WalletBalance } from '#contract/generated/types.ts';
import { atom } from 'jotai';
import type { ReplyOf } from '#contract/operation.ts';
import type { SessionEnd } from './guarded-client.ts';

/** The current user, as the server reported. */
export type SessionView = ReplyOf<'getSession'>;

/** Set before the first render. */
export const sessionAtom = atom<SessionView | null>(null);

/** Why the session ended while the page was in use; null: it did not. */
export const sessionEndedAtom = atom<SessionEnd | null>(null);

/** When the session ends unless it is used, as the server has warned; null: not soon. */
export const sessionEndingAtom = atom<string | null>(null);

/** The balance the page came with. */
export const initialBalanceAtom = atom<WalletBalance | null>(null);

/** The play money the page came with. */
export const initialPlayMoneyAtom = atom<TrialBalance | null>(null);

/** Amounts shown as asterisks; null: as the brand has it. */
export const balanceMaskAtom = atom<boolean | null>(null);
