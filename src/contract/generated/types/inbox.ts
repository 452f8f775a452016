// Generated from schemas/ by `npm run codegen`. Do not edit.

import type { BrandId } from './brand.ts';
import type { MemberTag } from './member.ts';
import type { MessageTemplates } from './message.ts';
import type { RecordId } from './record.ts';
import type { ChangeReason, Cursor, FactVersion, LanguageCode, Moment, NoticeEvent, PageLimit } from './shared.ts';

/**
 * Whom a message is for.
 */
export type InboxAudience = InboxToMembers | InboxToSegment | InboxToEverybody;
/**
 * personal: to this player. platform: to many.
 */
export type InboxMessageType = 'personal' | 'platform';
/**
 * waiting: a second person has to confirm it.
 */
export type InboxSendingState = 'waiting' | 'scheduled' | 'sent' | 'recalled';
export interface ConfirmInboxMessageBody {
  reason: ChangeReason;
}
export interface ConfirmInboxMessageParams {
  brand: BrandId;
  sendingId: RecordId;
}
export interface CountInboxAudienceParams {
  brand: BrandId;
}
export interface CountInboxAudienceQuery {
  /**
   * Codes, separated by commas; left out: any.
   */
  languages?: string;
  registeredSince?: Moment;
  seenSince?: Moment;
  notSeenSince?: Moment;
  deposited?: boolean;
  /**
   * Separated by commas; left out: any.
   */
  tags?: string;
}
export interface CountInboxAudienceValue {
  /**
   * Players that were looked at: all of a small brand.
   */
  looked: number;
  fit: number;
}
export interface DeleteInboxMessageParams {
  inboxMessageId: RecordId;
}
export interface GetMessageTemplatesParams {
  brand: BrandId;
}
export interface InboxToMembers {
  kind: 'members';
  /**
   * @minItems 1
   * @maxItems 1000
   */
  usernames: string[];
}
export interface InboxToSegment {
  kind: 'segment';
  segment: InboxSegment;
}
/**
 * The players a message is for: those who fit everything that is given. Deposits and sign-ins count up to the moment it is shown.
 */
export interface InboxSegment {
  /**
   * Null: any.
   */
  languages: LanguageCode[] | null;
  registeredSince: Moment | null;
  /**
   * Signed in since.
   */
  seenSince: Moment | null;
  /**
   * Not signed in since.
   */
  notSeenSince: Moment | null;
  /**
   * Has ever deposited, has never, or null: either.
   */
  deposited: boolean | null;
  /**
   * Has any of these; null: whatever tags. Tags count as they are when a player reads.
   */
  tags: MemberTag[] | null;
}
export interface InboxToEverybody {
  kind: 'everybody';
}
/**
 * What staff write of a message.
 */
export interface InboxDraft {
  audience: InboxAudience;
  /**
   * One for each language; that of the brand's default language is needed.
   *
   * @minItems 1
   * @maxItems 60
   */
  texts: InboxText[];
  /**
   * Null: at once.
   */
  showsAt: Moment | null;
  /**
   * Players who want no offers do not get it; left out: false.
   */
  isOffer?: boolean;
}
/**
 * A message in one language.
 */
export interface InboxText {
  language: LanguageCode;
  title: string;
  /**
   * HTML with the tags that announcements may have.
   */
  content: string;
}
/**
 * A message in a player's inbox.
 */
export interface InboxMessage {
  messageId: RecordId;
  type: InboxMessageType;
  /**
   * Null: somebody wrote it.
   */
  event: NoticeEvent | null;
  language: LanguageCode;
  title: string;
  /**
   * HTML, cleaned on the server.
   */
  content: string;
  sentAt: Moment;
  read: boolean;
}
/**
 * A message that staff sent, as the office lists it.
 */
export interface InboxSending {
  id: RecordId;
  state: InboxSendingState;
  draft: InboxDraft;
  /**
   * Of a list; null for a segment, which is looked at when players read.
   */
  recipients: number | null;
  /**
   * Players who opened it, counted up to 100,000.
   */
  opened: number;
  /**
   * Null: it came with the demo.
   */
  writtenBy: string | null;
  /**
   * The caller wrote it, and cannot confirm it.
   */
  isOwn: boolean;
  confirmedBy: string | null;
  createdAt: Moment;
}
export interface InboxState {
  unread: number;
  /**
   * The newest unread one.
   */
  latest: {
    messageId: RecordId;
    title: string;
  } | null;
}
export interface ListInboxQuery {
  cursor?: Cursor;
  limit?: PageLimit;
  type?: InboxMessageType;
}
export interface ListInboxSendingsParams {
  brand: BrandId;
}
export interface ListInboxSendingsQuery {
  cursor?: Cursor;
  limit?: PageLimit;
}
export interface ListInboxSendingsValue {
  /**
   * @maxItems 100
   */
  items: InboxSending[];
  /**
   * Null on the last page.
   */
  nextCursor: Cursor | null;
  /**
   * Of the brand, in its order.
   *
   * @maxItems 60
   */
  languages: LanguageCode[];
  defaultLanguage: LanguageCode;
}
export interface ListInboxValue {
  /**
   * @maxItems 100
   */
  items: InboxMessage[];
  /**
   * Null on the last page.
   */
  nextCursor: Cursor | null;
}
export interface ReadInboxMessageParams {
  inboxMessageId: RecordId;
}
export interface RecallInboxMessageBody {
  reason: ChangeReason;
}
export interface RecallInboxMessageParams {
  brand: BrandId;
  sendingId: RecordId;
}
export interface SendInboxMessageBody {
  draft: InboxDraft;
  reason: ChangeReason;
}
export interface SendInboxMessageParams {
  brand: BrandId;
}
export interface SetMessageTemplatesBody {
  version: FactVersion;
  templates: MessageTemplates;
  reason: ChangeReason;
}
export interface SetMessageTemplatesParams {
  brand: BrandId;
}
export interface UnreadCountValue {
  unread: number;
}
