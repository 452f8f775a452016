// Generated from schemas/ by `npm run codegen`. Do not edit.

import type { GameCategory, GameCode } from './game.ts';
import type { LiveTableCode } from './live.ts';
import type { MemberTransaction } from './member.ts';
import type { Round, RoundReplay, RoundShare, RoundShareToken, RoundStatus, RoundTransaction } from './round.ts';
import type { AmountMicro, CurrencyCode, Cursor, FairnessProof, Fund, Moment, MoneyKind, PageLimit } from './shared.ts';
import type { VendorCode } from './vendor.ts';

/**
 * The number of a record (64 bits) in a string because JavaScript numbers end at 2^53.
 */
export type RecordId = string;
export interface GetPersonalLossQuery {
  /**
   * Inclusive.
   */
  from: Moment;
  /**
   * Exclusive.
   */
  to: Moment;
}
export interface GetRoundParams {
  roundId: RecordId;
}
export interface GetSharedRoundParams {
  shareToken: RoundShareToken;
}
export interface GetTransactionParams {
  transactionId: RecordId;
}
export interface ListRoundsQuery {
  cursor?: Cursor;
  limit?: PageLimit;
  vendor?: VendorCode;
  gameCode?: GameCode;
  gameCategory?: GameCategory;
  status?: RoundStatus;
  /**
   * Inclusive.
   */
  from?: Moment;
  /**
   * Exclusive.
   */
  to?: Moment;
}
export interface ListRoundsValue {
  /**
   * @maxItems 100
   */
  items: Round[];
  /**
   * Null on the last page.
   */
  nextCursor: Cursor | null;
}
export interface ListTransactionsQuery {
  cursor?: Cursor;
  limit?: PageLimit;
  kind?: MoneyKind;
  /**
   * Inclusive.
   */
  from?: Moment;
  /**
   * Exclusive.
   */
  to?: Moment;
}
export interface ListTransactionsValue {
  /**
   * @maxItems 100
   */
  items: MemberTransaction[];
  /**
   * Null on the last page.
   */
  nextCursor: Cursor | null;
}
export interface LiveRoundAt {
  table: LiveTableCode;
  roundNumber: number;
}
export interface PersonalLoss {
  currency: CurrencyCode;
  from: Moment;
  to: Moment;
  depositedMicro: AmountMicro;
  withdrawnMicro: AmountMicro;
  rounds: number;
  stakeMicro: AmountMicro;
  payoutMicro: AmountMicro;
  netWinMicro: AmountMicro;
  /**
   * @maxItems 20
   */
  categories: {
    gameCategory: GameCategory;
    rounds: number;
    stakeMicro: AmountMicro;
    payoutMicro: AmountMicro;
    netWinMicro: AmountMicro;
  }[];
}
export interface RoundDetail {
  round: Round;
  /**
   * @maxItems 500
   */
  transactions: RoundTransaction[];
  /**
   * Null for other vendors' games and while the round is being shown.
   */
  replay: RoundReplay | null;
  fairness: FairnessProof | null;
  /**
   * Null while the round is not shared.
   */
  share: RoundShare | null;
  /**
   * Where a round of the own studio was played; its proof lies there.
   */
  liveRound: LiveRoundAt | null;
}
export interface ShareRoundParams {
  roundId: RecordId;
}
/**
 * A round as its player shares it.
 */
export interface SharedRound {
  vendor: VendorCode;
  gameCode: GameCode;
  gameName: string;
  currency: CurrencyCode;
  stakeMicro: AmountMicro;
  payoutMicro: AmountMicro;
  openedAt: Moment;
  closedAt: Moment | null;
  replay: RoundReplay;
  fairness: FairnessProof;
}
export interface TransactionDetail {
  transactionId: RecordId;
  kind: MoneyKind;
  currency: CurrencyCode;
  at: Moment;
  /**
   * @maxItems 20
   */
  entries: {
    fund: Fund;
    amountMicro: AmountMicro;
    balanceBeforeMicro: AmountMicro;
    balanceAfterMicro: AmountMicro;
  }[];
  roundId: RecordId | null;
  depositId: RecordId | null;
  withdrawalId: RecordId | null;
  reason: string | null;
}
export interface UnshareRoundParams {
  roundId: RecordId;
}
