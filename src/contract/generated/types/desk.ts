// Generated from schemas/ by `npm run codegen`. Do not edit.

import type { BrandId } from './brand.ts';
import type { AmountMicro, CurrencyCode, FoundRecord, WaitingDesk } from './shared.ts';

/**
 * The file itself, in the place of the envelope.
 */
export type DeskFile = string;
/**
 * A file that a list is saved as.
 */
export type DeskFormat = 'csv' | 'xlsx';
/**
 * The sums of a list over all its pages, by currency; null for a list without an amount, beyond 10,000 rows, and after the first page.
 */
export type DeskTotals = DeskTotal[] | null;
/**
 * Rows of each view that waits for staff; at most 1,000 are counted.
 */
export interface DeskCounts {
  [k: string]: number;
}
/**
 * Rows of a list in one currency, and their sum.
 */
export interface DeskTotal {
  currency: CurrencyCode;
  count: number;
  amountMicro: AmountMicro;
}
export interface ExportDeskParams {
  brand: BrandId;
  operation: string;
}
export interface ExportDeskQuery {
  format: DeskFormat;
  /**
   * Of headings and words.
   */
  language?: 'en' | 'es' | 'th' | 'vi';
  /**
   * Ids of the columns, in their order. Left out: all.
   */
  columns?: string;
  /**
   * The query of the list, as its address has it.
   */
  query?: string;
}
export interface FindRecordsQuery {
  text: string;
}
export interface FindRecordsValue {
  /**
   * @maxItems 200
   */
  items: FoundRecord[];
}
export interface ListWaitingValue {
  /**
   * @maxItems 100
   */
  items: WaitingDesk[];
}
