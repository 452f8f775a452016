// Generated from schemas/ by `npm run codegen`. Do not edit.

import type { BrandId } from './brand.ts';
import type { DeskCounts, DeskTotals } from './desk.ts';
import type { RecordId } from './record.ts';
import type { AmountMicro, BankId, ChangeReason, ChannelCode, CurrencyCode, Cursor, FactChange, FactVersion, FundsLock, MeasuredArrival, Moment, OfficeWithdrawal, PageLimit, PayoutAttempt, PositiveAmountMicro, ReceiptOutcome, ReceiptSource, RiskSignal } from './shared.ts';

/**
 * requested waits for review; onHold is reviewed further; approvedOnce waits for a second person; approved waits to be paid; sending was handed to a channel; sent waits for the player to confirm; disputed is looked into. received, rejected, cancelled and returned are final.
 */
export type WithdrawalStatus =
  | 'requested'
  | 'onHold'
  | 'approvedOnce'
  | 'approved'
  | 'sending'
  | 'sent'
  | 'disputed'
  | 'received'
  | 'rejected'
  | 'cancelled'
  | 'returned';
/**
 * What happened to a withdrawal.
 */
export type WithdrawalEventKind =
  | 'requested'
  | 'taken'
  | 'released'
  | 'held'
  | 'approvedOnce'
  | 'approved'
  | 'rejected'
  | 'noted'
  | 'sending'
  | 'sendFailed'
  | 'sent'
  | 'claimed'
  | 'received'
  | 'cancelled'
  | 'returned'
  | 'disputeSettled'
  | 'compensated';
/**
 * A saved view of the queue: a step that requests wait at, or all of them.
 */
export type WithdrawalView =
  'waiting' | 'mine' | 'onHold' | 'secondPerson' | 'toPay' | 'sent' | 'disputed' | 'all';
export interface AddWithdrawalProofBody {
  /**
   * The file as base64.
   */
  file: string;
}
export interface AddWithdrawalProofParams {
  withdrawalId: RecordId;
}
export interface CancelWithdrawalParams {
  withdrawalId: RecordId;
}
export interface ConfirmReceiptBody {
  outcome: ReceiptOutcome;
  receivedMicro?: PositiveAmountMicro;
}
export interface ConfirmReceiptParams {
  withdrawalId: RecordId;
}
export interface GetOfficeWithdrawalParams {
  brand: BrandId;
  withdrawalId: RecordId;
}
export interface GetWithdrawalParams {
  withdrawalId: RecordId;
}
export interface GetWithdrawalTermsParams {
  brand: BrandId;
}
export interface LatestWithdrawals {
  /**
   * @maxItems 5
   */
  items: Withdrawal[];
}
/**
 * Money on its way out of a wallet. The fee is part of the amount; payoutMicro is what the bank receives. remainderMicro is what the player says is missing. reason is why it was rejected or settled, in words for the player.
 */
export interface Withdrawal {
  withdrawalId: RecordId;
  reference: string;
  currency: CurrencyCode;
  amountMicro: PositiveAmountMicro;
  feeMicro: AmountMicro;
  payoutMicro: PositiveAmountMicro;
  status: WithdrawalStatus;
  bank: BankId;
  bankName: string;
  maskedNumber: string;
  payeeName: string;
  requestedAt: Moment;
  checkedAt: Moment | null;
  sentAt: Moment | null;
  endedAt: Moment | null;
  confirmBy: Moment | null;
  receivedMicro: AmountMicro | null;
  remainderMicro: AmountMicro | null;
  claim: ReceiptOutcome | null;
  receipt: ReceiptSource | null;
  reason: string | null;
  payoutReference: string | null;
  promisedBy: Moment | null;
  compensatedMicro: AmountMicro | null;
  proofCount: number;
  mayCancel: boolean;
  mayConfirm: boolean;
}
export interface ListWithdrawalsQuery {
  cursor?: Cursor;
  limit?: PageLimit;
  status?: WithdrawalStatus;
  /**
   * Inclusive.
   */
  from?: Moment;
  /**
   * Exclusive.
   */
  to?: Moment;
}
export interface ListWithdrawalsValue {
  /**
   * @maxItems 100
   */
  items: Withdrawal[];
  nextCursor: Cursor | null;
}
export interface NoteWithdrawalBody {
  text: string;
}
export interface NoteWithdrawalParams {
  brand: BrandId;
  withdrawalId: RecordId;
}
export interface OfficeWithdrawalDetail {
  withdrawal: OfficeWithdrawal;
  accountNumber: string | null;
  payeeSince: Moment;
  /**
   * @maxItems 20
   */
  otherMembers: {
    memberId: RecordId;
    account: string;
  }[];
  depositedMicro: AmountMicro;
  stakedMicro: AmountMicro;
  withdrawnMicro: AmountMicro;
  confirmBy: Moment | null;
  receipt: ReceiptSource | null;
  reason: string | null;
  /**
   * @maxItems 200
   */
  events: WithdrawalEvent[];
  /**
   * @maxItems 50
   */
  payouts: PayoutAttempt[];
  /**
   * @maxItems 3
   */
  proofs: {
    url: string;
    addedAt: Moment;
  }[];
}
/**
 * A step in the life of a withdrawal. by: the member of staff; null for the player and for what the server does by itself.
 */
export interface WithdrawalEvent {
  at: Moment;
  kind: WithdrawalEventKind;
  by: string | null;
  byMember: boolean;
  text: string;
  amountMicro: AmountMicro | null;
}
export interface PayWithdrawalBody {
  /**
   * The version that was read.
   */
  seen: FactVersion;
  channel: ChannelCode;
}
export interface PayWithdrawalParams {
  brand: BrandId;
  withdrawalId: RecordId;
}
export interface RecordPayoutBody {
  /**
   * The version that was read.
   */
  seen: FactVersion;
  reference: string;
}
export interface RecordPayoutParams {
  brand: BrandId;
  withdrawalId: RecordId;
}
export interface ReleaseWithdrawalParams {
  brand: BrandId;
  withdrawalId: RecordId;
}
export interface RequestWithdrawalBody {
  bankAccountId: RecordId;
  amountMicro: PositiveAmountMicro;
  paymentPassword: string;
}
export interface ReviewWithdrawalBody {
  /**
   * The version that was read.
   */
  seen: FactVersion;
  decision: 'approve' | 'reject' | 'hold';
  /**
   * Needed to reject or hold.
   */
  reason?: string;
}
export interface ReviewWithdrawalParams {
  brand: BrandId;
  withdrawalId: RecordId;
}
export interface SearchWithdrawalsParams {
  /**
   * all: every brand that the person may see.
   */
  brand: BrandId;
}
export interface SearchWithdrawalsQuery {
  cursor?: Cursor;
  limit?: PageLimit;
  view?: WithdrawalView;
  username?: string;
  risk?: RiskSignal;
  minMicro?: PositiveAmountMicro;
  maxMicro?: PositiveAmountMicro;
  /**
   * The order; - for the other way round. Left out: the one of the view.
   */
  sort?: 'age' | '-age' | 'amount' | '-amount' | 'requested' | '-requested';
  /**
   * Inclusive.
   */
  from?: Moment;
  /**
   * Exclusive.
   */
  to?: Moment;
  reference?: string;
}
export interface SearchWithdrawalsValue {
  /**
   * @maxItems 100
   */
  items: OfficeWithdrawal[];
  nextCursor: Cursor | null;
  counts: DeskCounts;
  totals: DeskTotals;
}
export interface SetWithdrawalTermsBody {
  /**
   * The version that was edited.
   */
  version: FactVersion;
  terms: WithdrawalTerms;
  reason: ChangeReason;
}
/**
 * How a brand pays out. Fee: a fixed amount and a share in hundredths of a percent. Payments above secondPersonAboveMicro need two people. playedPercent: stakes below this share of the deposits are a risk signal. payoutChannel pays approved requests by itself; null: staff do. A payment later than promiseMinutes is compensated with promiseMicro; null: nothing is promised.
 */
export interface WithdrawalTerms {
  minMicro: PositiveAmountMicro;
  maxMicro: PositiveAmountMicro;
  feeMicro: AmountMicro;
  feeBasisPoints: number;
  payeeCoolDownHours: number;
  receiptTimeoutMinutes: number;
  secondPersonAboveMicro: PositiveAmountMicro | null;
  playedPercent: number;
  payoutChannel: ChannelCode | null;
  promiseMinutes: number | null;
  promiseMicro: AmountMicro;
}
export interface SetWithdrawalTermsParams {
  brand: BrandId;
}
export interface SettleWithdrawalBody {
  /**
   * The version that was read.
   */
  seen: FactVersion;
  outcome: 'arrived' | 'returned' | 'payAgain';
  reason: string;
}
export interface SettleWithdrawalParams {
  brand: BrandId;
  withdrawalId: RecordId;
}
export interface TakeWithdrawalParams {
  brand: BrandId;
  withdrawalId: RecordId;
}
export interface WithdrawalOffer {
  currency: CurrencyCode;
  availableMicro: AmountMicro;
  /**
   * @maxItems 60
   */
  locks: FundsLock[];
  minMicro: PositiveAmountMicro;
  maxMicro: PositiveAmountMicro;
  feeMicro: AmountMicro;
  feeBasisPoints: number;
  arrival: MeasuredArrival | null;
  promiseMinutes: number | null;
  promiseMicro: AmountMicro;
  receiptTimeoutMinutes: number;
  paymentPasswordSet: boolean;
}
/**
 * The terms of withdrawals as staff edit them. payoutChannels can pay by themselves.
 */
export interface WithdrawalTermSettings {
  brand: BrandId;
  version: FactVersion;
  /**
   * Null: not changed by staff yet.
   */
  lastChange: FactChange | null;
  currency: CurrencyCode;
  /**
   * @maxItems 20
   */
  payoutChannels: ChannelCode[];
  terms: WithdrawalTerms;
}
