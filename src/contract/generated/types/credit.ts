// Generated from schemas/ by `npm run codegen`. Do not edit.

import type { RecordId } from './record.ts';
import type { AmountMicro, CurrencyCode, Cursor, Moment, PageLimit, PositiveAmountMicro } from './shared.ts';

/**
 * Money between an agent and a direct downline, as one side sees it.
 */
export interface CreditTransfer {
  transferId: RecordId;
  direction: 'sent' | 'received';
  /**
   * The other side.
   */
  account: string;
  currency: CurrencyCode;
  /**
   * What was sent.
   */
  amountMicro: AmountMicro;
  /**
   * Part of the amount that the brand keeps.
   */
  feeMicro: AmountMicro;
  note: string;
  at: Moment;
}
export interface ListCreditTransfersQuery {
  cursor?: Cursor;
  limit?: PageLimit;
}
export interface ListCreditTransfersValue {
  /**
   * @maxItems 100
   */
  items: CreditTransfer[];
  nextCursor: Cursor | null;
}
export interface MoveCreditBody {
  direction: 'toCredit' | 'toWallet';
  amountMicro: PositiveAmountMicro;
  paymentPassword: string;
}
export interface MoveCreditValue {
  cashMicro: AmountMicro;
  creditMicro: AmountMicro;
}
export interface SendCreditBody {
  memberId: RecordId;
  amountMicro: PositiveAmountMicro;
  paymentPassword: string;
  note: string;
}
export interface SendToUplineBody {
  amountMicro: PositiveAmountMicro;
  paymentPassword: string;
  note: string;
}
