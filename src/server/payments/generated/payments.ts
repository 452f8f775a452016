// Generated from the folders of src/server/payments by codegen. Do not edit.
import type { PaymentAdapter } from '../payment-adapter.ts';
import { payment as gateway } from '../gateway/payment.ts';
import { payment as sandbox } from '../sandbox/payment.ts';
import { payment as transfer } from '../transfer/payment.ts';

/** Every payment channel there is an adapter for. */
export const PAYMENTS: readonly PaymentAdapter[] = [gateway, sandbox, transfer];
