import { atom } from 'jotai';
import type { ReplyOf } from '#contract/operation.ts';

/** Who uses the page, as the server told it. */
export type SessionView = ReplyOf<'getSession'>;
export type WalletBalance = ReplyOf<'getBalance'>;

/** Set before the first render. */
export const sessionAtom = atom<SessionView | null>(null);

/** The session ended while the page was in use: the sign-in dialog says so. */
export const sessionEndedAtom = atom(false);

/** The balance the page came with. */
export const initialBalanceAtom = atom<WalletBalance | null>(null);

/** Amounts shown as asterisks; null: as the brand has it. */
export const balanceMaskAtom = atom<boolean | null>(null);
