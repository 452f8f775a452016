import type { ErrorCode } from '#contract/error-code.ts';
import type { Fund } from '#contract/generated/types.ts';

/*
 * The seamless wallet without a dialect: the calls of vendors and the replies to them. Ids are the vendor's own
 * words; amounts are micro-units.
 */

/** The player as the vendor knows it from the launch. */
export interface CallPlayer {
  readonly token: string;
  readonly memberId: string;
  readonly gameCode: string;
  /** Left out only where the dialect does not ask for it. */
  readonly currency?: string | undefined;
}

interface Movement extends CallPlayer {
  readonly transactionId: string;
  readonly roundId: string;
}

export interface CheckCall {
  readonly kind: 'check';
  readonly token: string;
  readonly gameCode: string;
}

/** Asks for another token in the place of this one, which ends. */
export interface RefreshCall {
  readonly kind: 'refresh';
  readonly token: string;
  readonly gameCode: string;
}

export interface BalanceCall extends CallPlayer {
  readonly kind: 'balance';
}

export interface BetCall extends Movement {
  readonly kind: 'bet';
  readonly currency: string;
  readonly amountMicro: bigint;
  /** A round that the vendor gives: its stake is zero. */
  readonly freeRound: boolean;
}

export interface WinCall extends Movement {
  readonly kind: 'win';
  readonly currency: string;
  readonly betTransactionId: string;
  readonly amountMicro: bigint;
  readonly closesRound: boolean;
}

/** A stake and its payout in one: the stake has to be covered before the payout is added. */
export interface BetWinCall extends Movement {
  readonly kind: 'betWin';
  readonly currency: string;
  readonly stakeMicro: bigint;
  readonly payoutMicro: bigint;
  readonly closesRound: boolean;
}

export interface RollbackCall extends Movement {
  readonly kind: 'rollback';
  readonly betTransactionId: string;
}

export interface CloseCall extends CallPlayer {
  readonly kind: 'close';
  readonly roundId: string;
}

export type WalletCall =
  | CheckCall
  | RefreshCall
  | BalanceCall
  | BetCall
  | WinCall
  | BetWinCall
  | RollbackCall
  | CloseCall;

export type CallKind = WalletCall['kind'];

export interface SessionReply {
  readonly kind: 'session';
  readonly token: string;
  readonly memberId: string;
  readonly nickname: string;
  readonly currency: string;
  readonly language: string;
  readonly gameCode: string;
  readonly balanceMicro: bigint;
  readonly expiresAt: string;
}

export interface BalanceReply {
  readonly kind: 'balance';
  readonly currency: string;
  readonly balanceMicro: bigint;
  readonly funds: readonly { readonly fund: Fund; readonly amountMicro: bigint }[];
}

export interface MovedReply {
  readonly kind: 'moved';
  /** remembered: the rollback of a bet that never came. late: paid after the round was closed. */
  readonly status: 'accepted' | 'remembered' | 'late';
  /** The call had been made before; nothing moved this time. */
  readonly duplicate: boolean;
  readonly transactionId: string;
  readonly transferId: string;
  readonly currency: string;
  readonly balanceMicro: bigint;
}

export interface ClosedReply {
  readonly kind: 'closed';
  readonly roundId: string;
  readonly duplicate: boolean;
  readonly stakeMicro: bigint;
  readonly payoutMicro: bigint;
  readonly currency: string;
  readonly balanceMicro: bigint;
}

export interface RefusedReply {
  readonly kind: 'refused';
  readonly code: ErrorCode;
  /** The actual balance, for a refusal that depends on it. */
  readonly balanceMicro: bigint | null;
  /** Pointers into the body that was sent. */
  readonly fields: readonly string[];
}

export type WalletReply = SessionReply | BalanceReply | MovedReply | ClosedReply | RefusedReply;
