// Generated from schemas/ by `npm run codegen`. Do not edit.

import type { DepositStatus } from './deposit.ts';
import type { RecordId } from './record.ts';
import type { ChannelCode } from './shared.ts';

/**
 * Our unguessable reference of a payment.
 */
export type PaymentReference = string;
export interface GetSandboxPaymentParams {
  reference: PaymentReference;
}
export interface NotifyPaymentBody {
  [k: string]: unknown;
}
export interface NotifyPaymentParams {
  channel: ChannelCode;
}
export interface NotifyPaymentValue {
  depositId: RecordId;
  status: DepositStatus;
  duplicate: boolean;
}
export interface SettleSandboxPaymentBody {
  outcome: 'paid' | 'declined';
}
export interface SettleSandboxPaymentParams {
  reference: PaymentReference;
}
