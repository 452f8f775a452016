// Generated from schemas/ by `npm run codegen`. Do not edit.

import type { RecordId } from './record.ts';
import type { Cursor, LanguageCode, Moment, PageLimit } from './shared.ts';

export interface LaunchLiveChatParams {
  modelId: RecordId;
}
export interface LaunchLiveChatValue {
  launchUrl: string;
  expiresAt: Moment;
}
export interface ListLiveModelsQuery {
  cursor?: Cursor;
  limit?: PageLimit;
  online?: boolean;
}
export interface ListLiveModelsValue {
  /**
   * @maxItems 100
   */
  items: LiveModel[];
  /**
   * Null on the last page.
   */
  nextCursor: Cursor | null;
}
/**
 * A person to chat with.
 */
export interface LiveModel {
  modelId: RecordId;
  nickname: string;
  iconUrl: string | null;
  online: boolean;
  /**
   * @maxItems 10
   */
  languages: LanguageCode[];
}
export interface ReadTopicsQuery {
  /**
   * Names, separated by commas.
   */
  topics: string;
}
export interface ReadTopicsValue {
  /**
   * @maxItems 20
   */
  items: TopicState[];
}
export interface TopicState {
  topic: string;
  /**
   * As schemas/topics has it.
   */
  state: {
    [k: string]: unknown;
  };
}
