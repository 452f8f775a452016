// Generated from schemas/ by `npm run codegen`. Do not edit.

import type { RecordId } from './record.ts';
import type { AccountNumber, BankId, Moment, PayeeName } from './shared.ts';

export interface AddBankAccountBody {
  bank: BankId;
  payeeName: PayeeName;
  accountNumber: AccountNumber;
  paymentPassword: string;
}
/**
 * Where a player's withdrawals are paid.
 */
export interface BankAccount {
  bankAccountId: RecordId;
  bank: BankId;
  bankName: string;
  payeeName: string;
  /**
   * The last four characters behind dots.
   */
  maskedNumber: string;
  isDefault: boolean;
  addedAt: Moment;
}
export interface ListBankAccountsValue {
  /**
   * @maxItems 10
   */
  items: BankAccount[];
  /**
   * @maxItems 300
   */
  banks: {
    bank: BankId;
    name: string;
    country: string;
    format: 'cci' | 'clabe' | 'cbu' | 'iban' | 'plain';
  }[];
  mostAccounts: number;
  /**
   * A new payee can be paid after them.
   */
  coolDownHours: number;
  payeeName: string | null;
}
export interface RemoveBankAccountBody {
  paymentPassword: string;
}
export interface RemoveBankAccountParams {
  bankAccountId: RecordId;
}
export interface RemoveBankAccountValue {
  removed: boolean;
}
export interface SetDefaultBankAccountParams {
  bankAccountId: RecordId;
}
