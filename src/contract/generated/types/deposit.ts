// Generated from schemas/ by `npm run codegen`. Do not edit.

import type { BrandId } from './brand.ts';
import type { DeskCounts, DeskTotals } from './desk.ts';
import type { HelpPageId } from './help.ts';
import type { RecordId } from './record.ts';
import type { AmountMicro, BankId, ChangeReason, ChannelCode, CurrencyCode, Cursor, FactChange, FactVersion, MeasuredArrival, Moment, OfficeDeposit, PageLimit, PositiveAmountMicro, ReturnableDeposit, StatementLine, StatementLineState, TransferAccount, TransferInstructions, VoucherBatch } from './shared.ts';

/**
 * pending until the channel answers; credited is in the wallet. returnable came in above a limit of the player's and is held; returned went back the way it came.
 */
export type DepositStatus =
  'pending' | 'credited' | 'declined' | 'expired' | 'returnable' | 'returned' | 'reversed';
/**
 * Why a channel takes nothing now: outside its hours, or in maintenance.
 */
export type DepositClosedReason = 'hours' | 'maintenance';
export interface AddDepositProofBody {
  /**
   * The file as base64.
   */
  file: string;
}
export interface AddDepositProofParams {
  depositId: RecordId;
}
export interface CreateDepositBody {
  channel: ChannelCode;
  amountMicro: PositiveAmountMicro;
}
export interface CreateVoucherBatchBody {
  amountMicro: PositiveAmountMicro;
  count: number;
  label: string;
  expiresAt: Moment;
  reason: string;
}
export interface CreateVoucherBatchParams {
  brand: BrandId;
}
export interface CreateVoucherBatchValue {
  batch: VoucherBatch;
  /**
   * @maxItems 1000
   */
  codes: string[];
}
export interface CreditDepositBody {
  /**
   * The version that was read.
   */
  seen: FactVersion;
  receivedMicro: PositiveAmountMicro;
  bankReference: string;
}
export interface CreditDepositParams {
  brand: BrandId;
  depositId: RecordId;
}
export interface DeclineDepositBody {
  reason: string;
}
export interface DeclineDepositParams {
  brand: BrandId;
  depositId: RecordId;
}
/**
 * Money on its way into a wallet. receivedMicro is what was paid, which may differ from the order; the fee is part of it.
 */
export interface Deposit {
  depositId: RecordId;
  channel: ChannelCode;
  channelName: string;
  currency: CurrencyCode;
  amountMicro: PositiveAmountMicro;
  receivedMicro: PositiveAmountMicro | null;
  feeMicro: AmountMicro;
  creditedMicro: PositiveAmountMicro | null;
  status: DepositStatus;
  /**
   * Ours, shown to the channel.
   */
  reference: string;
  /**
   * The channel's own number, known once it is paid.
   */
  authorisation: string | null;
  /**
   * Where to pay; null once it is settled, and for transfers.
   */
  redirectUrl: string | null;
  instructions: TransferInstructions | null;
  /**
   * extra: a second payment of an order.
   */
  cause: 'order' | 'extra' | 'voucher';
  reason: string | null;
  proofCount: number;
  createdAt: Moment;
  expiresAt: Moment;
  creditedAt: Moment | null;
}
/**
 * A way to pay in.
 */
export interface DepositChannel {
  channel: ChannelCode;
  name: string;
  kind: 'bank' | 'wallet' | 'card' | 'crypto' | 'cash' | 'sandbox';
  currency: CurrencyCode;
  minAmountMicro: PositiveAmountMicro;
  maxAmountMicro: PositiveAmountMicro;
  feeMicro: AmountMicro;
  feeBasisPoints: number;
  /**
   * Amounts for one touch.
   *
   * @maxItems 8
   */
  suggestedAmountsMicro: PositiveAmountMicro[];
  /**
   * False while the channel is closed or in maintenance.
   */
  available: boolean;
  closed: DepositClosedReason | null;
  hours: DepositHours | null;
  /**
   * The amount to pay may be some cents above the one asked for.
   */
  isExact: boolean;
  bank: string | null;
  hasQr: boolean;
  tutorial: HelpPageId | null;
  /**
   * Null while there is too little to measure.
   */
  measuredArrival: MeasuredArrival | null;
}
/**
 * When a channel is open each day, by its own clock. From after to: over midnight.
 */
export interface DepositHours {
  from: string;
  to: string;
  timeZone: string;
}
/**
 * A way to pay in as a brand offers it: an adapter with its limits, fee, hours, maintenance, and for transfers the account. A line of a statement credits an order by itself if it differs by toleranceMicro at most and is autoCreditMaxMicro at most; null: none does, and a person matches each line.
 */
export interface DepositRoute {
  code: ChannelCode;
  adapter: ChannelCode;
  name: string;
  isOn: boolean;
  minMicro: PositiveAmountMicro;
  maxMicro: PositiveAmountMicro;
  feeMicro: AmountMicro;
  feeBasisPoints: number;
  toleranceMicro: AmountMicro;
  autoCreditMaxMicro: PositiveAmountMicro | null;
  hours: DepositHours | null;
  maintenance: {
    startsAt: Moment;
    endsAt: Moment | null;
  } | null;
  account: TransferAccount | null;
  tutorial: HelpPageId | null;
}
/**
 * The ways to pay in as staff edit them, in the order players see them.
 */
export interface DepositRouteSettings {
  brand: BrandId;
  version: FactVersion;
  /**
   * Null: not changed by staff yet.
   */
  lastChange: FactChange | null;
  currency: CurrencyCode;
  /**
   * @maxItems 50
   */
  adapters: {
    code: ChannelCode;
    name: string;
    needsAccount: boolean;
    minMicro: PositiveAmountMicro;
    maxMicro: PositiveAmountMicro;
  }[];
  /**
   * @maxItems 300
   */
  banks: {
    bank: BankId;
    name: string;
  }[];
  /**
   * @maxItems 200
   */
  helpPages: HelpPageId[];
  /**
   * @maxItems 30
   */
  routes: DepositRoute[];
}
export interface GetDepositParams {
  depositId: RecordId;
}
export interface GetDepositRoutesParams {
  brand: BrandId;
}
export interface IgnoreStatementLineBody {
  reason: string;
}
export interface IgnoreStatementLineParams {
  brand: BrandId;
  lineId: RecordId;
}
export interface ImportStatementBody {
  route: ChannelCode;
  csv: string;
}
export interface ImportStatementParams {
  brand: BrandId;
}
export interface ImportStatementValue {
  imported: number;
  known: number;
  credited: number;
  open: number;
  /**
   * @maxItems 5000
   */
  unreadable: number[];
  /**
   * @maxItems 200
   */
  missing: OfficeDeposit[];
}
export interface LatestDeposits {
  /**
   * Newest first.
   *
   * @maxItems 5
   */
  items: Deposit[];
}
export interface ListDepositChannelsValue {
  /**
   * @maxItems 50
   */
  items: DepositChannel[];
  takesVouchers: boolean;
}
export interface ListDepositsQuery {
  cursor?: Cursor;
  limit?: PageLimit;
  status?: DepositStatus;
  /**
   * Inclusive.
   */
  from?: Moment;
  /**
   * Exclusive.
   */
  to?: Moment;
}
export interface ListDepositsValue {
  /**
   * @maxItems 100
   */
  items: Deposit[];
  /**
   * Null on the last page.
   */
  nextCursor: Cursor | null;
}
export interface ListReturnableDepositsParams {
  /**
   * all: every brand that the person may see.
   */
  brand: BrandId;
}
export interface ListReturnableDepositsQuery {
  cursor?: Cursor;
  limit?: PageLimit;
}
export interface ListReturnableDepositsValue {
  /**
   * @maxItems 100
   */
  items: ReturnableDeposit[];
  /**
   * Null on the last page.
   */
  nextCursor: Cursor | null;
  counts: DeskCounts;
  totals: DeskTotals;
}
export interface ListStatementLinesParams {
  /**
   * all: every brand that the person may see.
   */
  brand: BrandId;
}
export interface ListStatementLinesQuery {
  cursor?: Cursor;
  limit?: PageLimit;
  state?: StatementLineState;
  view?: 'waiting' | 'all';
}
export interface ListStatementLinesValue {
  /**
   * @maxItems 100
   */
  items: StatementLine[];
  nextCursor: Cursor | null;
  counts: DeskCounts;
  totals: DeskTotals;
}
export interface ListVoucherBatchesParams {
  /**
   * all: every brand that the person may see.
   */
  brand: BrandId;
}
export interface ListVoucherBatchesQuery {
  cursor?: Cursor;
  limit?: PageLimit;
}
export interface ListVoucherBatchesValue {
  /**
   * @maxItems 100
   */
  items: VoucherBatch[];
  nextCursor: Cursor | null;
  counts: DeskCounts;
  totals: DeskTotals;
}
export interface MatchStatementLineBody {
  /**
   * The version of the deposit that was read.
   */
  seen: FactVersion;
  reference: string;
}
export interface MatchStatementLineParams {
  brand: BrandId;
  lineId: RecordId;
}
export interface RedeemVoucherBody {
  code: string;
}
export interface ReturnDepositBody {
  /**
   * How it was paid back: the channel's number.
   */
  reason: string;
}
export interface ReturnDepositParams {
  brand: BrandId;
  returnableId: RecordId;
}
export interface ReturnDepositValue {
  returned: boolean;
}
export interface ReverseDepositBody {
  reason: ChangeReason;
}
export interface ReverseDepositParams {
  brand: BrandId;
  depositId: RecordId;
}
export interface RevokeVoucherBatchBody {
  reason: string;
}
export interface RevokeVoucherBatchParams {
  brand: BrandId;
  batchId: RecordId;
}
export interface SearchDepositsParams {
  /**
   * all: every brand that the person may see.
   */
  brand: BrandId;
}
export interface SearchDepositsQuery {
  cursor?: Cursor;
  limit?: PageLimit;
  view?: 'awaiting' | 'all';
  username?: string;
  reference?: string;
  amountMicro?: PositiveAmountMicro;
  /**
   * The order; - for the other way round. Left out: the one of the view.
   */
  sort?: 'amount' | '-amount' | 'age' | '-age';
  /**
   * Inclusive.
   */
  from?: Moment;
  /**
   * Exclusive.
   */
  to?: Moment;
}
export interface SearchDepositsValue {
  /**
   * @maxItems 100
   */
  items: OfficeDeposit[];
  nextCursor: Cursor | null;
  counts: DeskCounts;
  totals: DeskTotals;
}
export interface SetDepositRoutesBody {
  /**
   * The version that was edited.
   */
  version: FactVersion;
  /**
   * @maxItems 30
   */
  routes: DepositRoute[];
  reason: ChangeReason;
}
export interface SetDepositRoutesParams {
  brand: BrandId;
}
