// Generated from schemas/ by `npm run codegen`. Do not edit.

import type { BrandId } from './brand.ts';
import type { GameCode } from './game.ts';
import type { RecordId } from './record.ts';
import type { AmountMicro, ClientToken, CurrencyCode, FactChange, FactVersion, FundBalance, LanguageCode, Moment, PositiveAmountMicro } from './shared.ts';
import type { VendorCode, VendorReference, VendorTransfer } from './vendor.ts';

export interface CollectWalletsBody {
  vassalage?: VendorCode;
}
export interface CollectWalletsValue {
  /**
   * @maxItems 100
   */
  items: VendorTransfer[];
  /**
   * Vendors that did not answer.
   *
   * @maxItems 100
   */
  silent: VendorCode[];
}
/**
 * How money moves to wallets that vendors keep.
 */
export interface WalletPolicy {
  /**
   * The whole cash moves to a vendor when one of its games opens, and back when the player leaves.
   */
  automaticTransfers: boolean;
}
export interface TransferWalletBody {
  vassalage: VendorCode;
  direction: 'toVendor' | 'fromVendor';
  amountMicro: PositiveAmountMicro;
}
export interface TrialBalance {
  currency: CurrencyCode;
  balanceMicro: AmountMicro;
  /**
   * What the trial began with.
   */
  startMicro: AmountMicro;
  /**
   * The trial and its play money end.
   */
  endsAt: Moment;
}
export interface VendorWalletLine {
  vassalage: VendorCode;
  displayName: string;
  /**
   * As the vendor said last; null: it never said.
   */
  balanceMicro: AmountMicro | null;
  readAt: Moment | null;
  /**
   * It answered now.
   */
  answers: boolean;
  /**
   * Every transfer is a multiple of it.
   */
  unitMicro: PositiveAmountMicro;
  underWay: VendorTransfer | null;
}
export interface VendorWalletList {
  currency: CurrencyCode;
  /**
   * @maxItems 100
   */
  items: VendorWalletLine[];
  /**
   * @maxItems 10
   */
  transfers: VendorTransfer[];
}
/**
 * What a vendor is told about a movement of money.
 */
export interface WalletAnswer {
  /**
   * remembered: the rollback of a bet that never came; the bet will be refused. late: credited after the round was closed, and marked for review.
   */
  status: 'accepted' | 'remembered' | 'late';
  /**
   * The same transaction was answered before; nothing moved now.
   */
  duplicate: boolean;
  transactionId: VendorReference;
  /**
   * Ours; null when no money moved.
   */
  transferId: RecordId | null;
  currency: CurrencyCode;
  /**
   * Playable, after the movement.
   */
  balanceMicro: AmountMicro;
}
export interface WalletBalance {
  currency: CurrencyCode;
  /**
   * Playable now.
   */
  availableMicro: AmountMicro;
  /**
   * Reserved, for example by a withdrawal.
   */
  heldMicro: AmountMicro;
  /**
   * Adds up to the playable money. What is held is no fund of its own.
   *
   * @maxItems 10
   */
  funds: FundBalance[];
  asOf: Moment;
}
export interface WalletBalanceBody {
  token: ClientToken;
  /**
   * Must own the token.
   */
  memberId: RecordId;
  gameCode: GameCode;
  currency?: CurrencyCode;
  [k: string]: unknown;
}
export interface WalletBalanceValue {
  currency: CurrencyCode;
  /**
   * Playable.
   */
  balanceMicro: AmountMicro;
  /**
   * @maxItems 10
   */
  funds: FundBalance[];
}
export interface WalletBetBody {
  transactionId: VendorReference;
  roundId: VendorReference;
  token: ClientToken;
  /**
   * Must own the token.
   */
  memberId: RecordId;
  gameCode: GameCode;
  currency: CurrencyCode;
  /**
   * Below zero is refused with NEGATIVE_STAKE.
   */
  amountMicro: AmountMicro;
  /**
   * A stake of zero that the vendor gives.
   */
  freeRound?: boolean;
  [k: string]: unknown;
}
export interface WalletCloseRoundBody {
  roundId: VendorReference;
  token: ClientToken;
  /**
   * Must own the token.
   */
  memberId: RecordId;
  gameCode: GameCode;
  [k: string]: unknown;
}
export interface WalletCloseRoundValue {
  roundId: VendorReference;
  /**
   * It was closed before.
   */
  duplicate: boolean;
  stakeMicro: AmountMicro;
  payoutMicro: AmountMicro;
  currency: CurrencyCode;
  balanceMicro: AmountMicro;
}
/**
 * The wallet policy of a brand as staff edit them.
 */
export interface WalletPolicySettings {
  brand: BrandId;
  version: FactVersion;
  /**
   * Null: not changed by staff yet.
   */
  lastChange: FactChange | null;
  policy: WalletPolicy;
}
export interface WalletRollbackBody {
  transactionId: VendorReference;
  /**
   * The bet.
   */
  referenceTransactionId: VendorReference;
  roundId: VendorReference;
  token: ClientToken;
  /**
   * Must own the token.
   */
  memberId: RecordId;
  gameCode: GameCode;
  currency?: CurrencyCode;
  /**
   * Ignored.
   */
  amountMicro?: AmountMicro;
  [k: string]: unknown;
}
export interface WalletSessionCheckBody {
  token: ClientToken;
  gameCode: GameCode;
  [k: string]: unknown;
}
export interface WalletSessionValue {
  memberId: RecordId;
  nickname: string;
  currency: CurrencyCode;
  language: LanguageCode;
  gameCode: GameCode;
  balanceMicro: AmountMicro;
  expiresAt: Moment;
}
export interface WalletWinBody {
  transactionId: VendorReference;
  /**
   * The bet.
   */
  referenceTransactionId: VendorReference;
  roundId: VendorReference;
  token: ClientToken;
  /**
   * Must own the token.
   */
  memberId: RecordId;
  gameCode: GameCode;
  currency: CurrencyCode;
  amountMicro: AmountMicro;
  /**
   * The round ends with this win.
   */
  roundClosed?: boolean;
  [k: string]: unknown;
}
