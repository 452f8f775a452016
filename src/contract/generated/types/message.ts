// Generated from schemas/ by `npm run codegen`. Do not edit.

import type { BrandId } from './brand.ts';
import type { DeskCounts, DeskTotals } from './desk.ts';
import type { RecordId } from './record.ts';
import type { Cursor, FactChange, FactVersion, LanguageCode, Moment, NoticeEvent, OfficeMessage, PageLimit } from './shared.ts';

/**
 * queued: waits for its next attempt. sent: accepted by the mail server or gateway. failed: every attempt failed. expired: it was not sent in time.
 */
export type MessageStatus = 'queued' | 'sent' | 'failed' | 'expired';
export interface ListMessagesParams {
  /**
   * all: every brand that the person may see.
   */
  brand: BrandId;
}
export interface ListMessagesQuery {
  status?: MessageStatus;
  cursor?: Cursor;
  limit?: PageLimit;
  /**
   * Inclusive.
   */
  from?: Moment;
  /**
   * Exclusive.
   */
  to?: Moment;
}
export interface ListMessagesValue {
  /**
   * @maxItems 100
   */
  items: OfficeMessage[];
  /**
   * Null on the last page.
   */
  nextCursor: Cursor | null;
  counts: DeskCounts;
  totals: DeskTotals;
}
/**
 * Words of a brand for what happens to its players, in one language.
 */
export interface MessageTemplate {
  event: NoticeEvent;
  language: LanguageCode;
  /**
   * Text; {amount} and the like stand for what happened.
   */
  title: string;
  /**
   * HTML with the tags that announcements may have.
   */
  content: string;
}
/**
 * The message templates of a brand as staff edit them.
 */
export interface MessageTemplateSettings {
  brand: BrandId;
  version: FactVersion;
  /**
   * Null: not changed by staff yet.
   */
  lastChange: FactChange | null;
  /**
   * Of the brand, its own first.
   *
   * @maxItems 60
   */
  languages: LanguageCode[];
  /**
   * Our own words for each event and language.
   *
   * @maxItems 3000
   */
  standard: MessageTemplate[];
  templates: MessageTemplates;
}
/**
 * What a brand writes to its players by itself.
 */
export interface MessageTemplates {
  /**
   * Events that no message is written about.
   *
   * @maxItems 50
   */
  off: NoticeEvent[];
  /**
   * In the place of our own words.
   *
   * @maxItems 3000
   */
  templates: MessageTemplate[];
}
export interface RetryMessageParams {
  brand: BrandId;
  messageId: RecordId;
}
export interface RetryMessageValue {
  retried: true;
}
