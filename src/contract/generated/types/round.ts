// Generated from schemas/ by `npm run codegen`. Do not edit.

import type { BrandId } from './brand.ts';
import type { DeskCounts, DeskTotals } from './desk.ts';
import type { GameCategory, GameCode } from './game.ts';
import type { RecordId } from './record.ts';
import type { AmountMicro, CurrencyCode, Cursor, FairnessProof, Moment, OfficeRound, PageLimit, PositiveAmountMicro } from './shared.ts';
import type { VendorCode } from './vendor.ts';

/**
 * open: not finished. rolledBack: the stake was given back.
 */
export type RoundStatus = 'open' | 'closed' | 'rolledBack';
/**
 * Names a shared round, with the server's signature.
 */
export type RoundShareToken = string;
/**
 * What a player bets on or does in a round of a first-party game. The game's own schema says what it carries.
 */
export interface RoundChoice {
  [k: string]: unknown;
}
export interface DecideRoundRefundBody {
  decision: 'approve' | 'reject';
  reason: string;
}
export interface DecideRoundRefundParams {
  brand: BrandId;
  refundId: RecordId;
}
export interface DecideRoundRefundValue {
  decided: boolean;
}
export interface GetOfficeRoundParams {
  brand: BrandId;
  roundId: RecordId;
}
export interface GetOfficeRoundValue {
  round: OfficeRound;
  /**
   * @maxItems 500
   */
  transactions: RoundTransaction[];
  /**
   * Null for other vendors' games and while the round is being shown.
   */
  replay: RoundReplay | null;
  fairness: FairnessProof | null;
}
/**
 * One movement of money in a round.
 */
export interface RoundTransaction {
  transactionId: RecordId;
  kind: 'bet' | 'win' | 'rollback';
  /**
   * Signed: above zero came in.
   */
  amountMicro: AmountMicro;
  at: Moment;
}
export interface RoundReplay {
  gameVersion: string;
  stakeMicro: PositiveAmountMicro;
  wager: RoundChoice;
  /**
   * @maxItems 500
   */
  actions: RoundChoice[];
  /**
   * @maxItems 2000
   */
  events: RoundEvent[];
}
/**
 * One step that the game's stage plays; what else it carries belongs to the game.
 */
export interface RoundEvent {
  type: string;
  [k: string]: unknown;
}
/**
 * One outcome cycle of a game, as the wallet knows it.
 */
export interface Round {
  roundId: RecordId;
  vendor: VendorCode;
  gameCode: GameCode;
  gameName: string;
  gameCategory: GameCategory;
  currency: CurrencyCode;
  stakeMicro: AmountMicro;
  /**
   * Gross; zero if lost.
   */
  payoutMicro: AmountMicro;
  /**
   * payout - stake.
   */
  netWinMicro: AmountMicro;
  status: RoundStatus;
  openedAt: Moment;
  closedAt: Moment | null;
  /**
   * In the player's own record.
   */
  turnover?: RoundTurnover;
}
/**
 * How much of a round counted as turnover, and why not more.
 */
export interface RoundTurnover {
  /**
   * weight: the terms count this game for nothing. tie: the stake came back. returned: the round was taken back. nothingOwed: no turnover was left to reach. pending: the round is not over or not counted yet.
   */
  reason:
    'counted' | 'partly' | 'weight' | 'tie' | 'freeRound' | 'returned' | 'nothingOwed' | 'pending';
  countedMicro: AmountMicro;
  percent: number;
  rewardId: RecordId | null;
  /**
   * Of the reward; null: money received.
   */
  title: string | null;
}
export interface ListRoundRefundsParams {
  /**
   * all: every brand that the person may see.
   */
  brand: BrandId;
}
export interface ListRoundRefundsQuery {
  cursor?: Cursor;
  limit?: PageLimit;
  username?: string;
}
export interface ListRoundRefundsValue {
  /**
   * @maxItems 100
   */
  items: RoundRefund[];
  /**
   * Null on the last page.
   */
  nextCursor: Cursor | null;
  counts: DeskCounts;
  totals: DeskTotals;
}
/**
 * A refund that waits for a second person.
 */
export interface RoundRefund {
  brand: BrandId;
  refundId: RecordId;
  roundId: RecordId;
  memberId: RecordId;
  username: string;
  gameName: string;
  currency: CurrencyCode;
  amountMicro: PositiveAmountMicro;
  reason: string;
  requestedBy: string | null;
  /**
   * The caller asked for it, and cannot approve it.
   */
  isOwn: boolean;
  requestedAt: Moment;
}
export interface RequestRoundRefundBody {
  reason: string;
}
export interface RequestRoundRefundParams {
  brand: BrandId;
  roundId: RecordId;
}
export interface RequestRoundRefundValue {
  refundId: RecordId;
}
/**
 * A link by which anyone sees one round, without the player's name or balance.
 */
export interface RoundShare {
  token: RoundShareToken;
  sharedAt: Moment;
}
/**
 * The link of a round; null: the round is not shared.
 */
export interface RoundSharing {
  share: RoundShare | null;
}
export interface SearchRoundsParams {
  brand: BrandId;
}
export interface SearchRoundsQuery {
  roundId?: RecordId;
  username?: string;
  gameCode?: GameCode;
  from?: Moment;
  to?: Moment;
  cursor?: Cursor;
  limit?: PageLimit;
}
export interface SearchRoundsValue {
  /**
   * @maxItems 100
   */
  items: OfficeRound[];
  /**
   * Null on the last page.
   */
  nextCursor: Cursor | null;
}
