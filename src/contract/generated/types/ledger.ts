// Generated from schemas/ by `npm run codegen`. Do not edit.

import type { RecordId } from './record.ts';
import type { AmountMicro, CurrencyCode, Fund, Moment, MoneyKind } from './shared.ts';

/**
 * A periodic check of the ledger as it last ran.
 */
export interface LedgerCheck {
  /**
   * journal: entries and transfers, new ones and sealed ones again. seals: the chain of seals and its export. trialBalance: balances against entries.
   */
  name: 'journal' | 'seals' | 'trialBalance';
  finishedAt: Moment;
  /**
   * The last run that found nothing; null when there was none.
   */
  succeededAt: Moment | null;
  /**
   * Transfers checked in the last run.
   */
  transfers: number;
  /**
   * Seals compared with their rows in the last run.
   */
  seals: number;
  openFaults: number;
}
/**
 * One leg of a transfer on an account of a member.
 */
export interface LedgerEntry {
  /**
   * Order within the transfer.
   */
  seq: number;
  transferId: RecordId;
  kind: MoneyKind;
  fund: Fund;
  currency: CurrencyCode;
  /**
   * Signed.
   */
  amountMicro: AmountMicro;
  /**
   * Of that account.
   */
  balanceAfterMicro: AmountMicro;
  /**
   * Who asked for it: a vendor, a channel, the platform.
   */
  provider: string;
  reference: string;
  at: Moment;
}
/**
 * An open fault of the ledger.
 */
export interface LedgerFaultReport {
  id: RecordId;
  check: 'journal' | 'seals' | 'trialBalance';
  invariant: string;
  /**
   * Names the account, transfer or seal. Null for staff who do not act for all brands.
   */
  detail: string | null;
  foundAt: Moment;
  seenAt: Moment;
}
export interface LedgerHealthValue {
  /**
   * @maxItems 3
   */
  checks: LedgerCheck[];
  /**
   * @maxItems 100
   */
  faults: LedgerFaultReport[];
}
