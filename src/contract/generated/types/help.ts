// Generated from schemas/ by `npm run codegen`. Do not edit.

import type { BrandId } from './brand.ts';
import type { ChangeReason, CustomerService, FactChange, FactVersion, LanguageCode } from './shared.ts';

/**
 * Names a help page in addresses and anchors.
 */
export type HelpPageId = string;
/**
 * A chapter of the help centre; what the law asks to be told is one of them.
 */
export type HelpSection = 'account' | 'money' | 'games' | 'saferPlay' | 'legal';
export interface ArrangeHelpPagesBody {
  /**
   * The one that was edited.
   */
  version: FactVersion;
  /**
   * All of them, in the order wanted.
   *
   * @minItems 1
   * @maxItems 200
   */
  pages: HelpPagePlace[];
  reason: ChangeReason;
}
/**
 * Where a help page stands, and whether players see it.
 */
export interface HelpPagePlace {
  pageId: HelpPageId;
  section: HelpSection;
  published: boolean;
}
export interface ArrangeHelpPagesParams {
  brand: BrandId;
}
export interface GetHelpCentreQuery {
  lang?: LanguageCode;
  device?: 'WEB';
}
export interface GetHelpPageParams {
  brand: BrandId;
  page: HelpPageId;
}
export interface GetHelpPagesParams {
  brand: BrandId;
}
export interface HelpArticle {
  articleId: string;
  /**
   * Of title and content: the one asked for or the best there is.
   */
  language: LanguageCode;
  title: string;
  /**
   * HTML, cleaned on the server.
   */
  content: string;
}
export interface HelpCentreValue {
  /**
   * @maxItems 50
   */
  topics: HelpTopic[];
  /**
   * @maxItems 20
   */
  customerServices: CustomerService[];
}
/**
 * A chapter of the help centre.
 */
export interface HelpTopic {
  topicId: string;
  title: string;
  /**
   * @maxItems 100
   */
  articles: HelpArticle[];
}
/**
 * One help page of a brand in every language, as the office edits it.
 */
export interface HelpPageSettings {
  brand: BrandId;
  version: FactVersion;
  /**
   * Null: as the platform set it up.
   */
  lastChange: FactChange | null;
  pageId: HelpPageId;
  /**
   * The platform's words stand beside the brand's.
   *
   * @maxItems 200
   */
  texts: HelpPageWording[];
}
export interface HelpPageWording {
  language: LanguageCode;
  title: string;
  content: string;
  /**
   * The brand's words; otherwise the platform's.
   */
  own: boolean;
}
export interface HelpPageSummary {
  pageId: HelpPageId;
  section: HelpSection;
  published: boolean;
  /**
   * In the brand's own language; empty: nothing is written yet.
   */
  title: string;
  /**
   * It comes with the platform.
   */
  ships: boolean;
  /**
   * Those in which the brand has words of its own.
   *
   * @maxItems 100
   */
  ownLanguages: LanguageCode[];
}
/**
 * A help page in one language.
 */
export interface HelpPageText {
  language: LanguageCode;
  title: string;
  /**
   * HTML. {brand}, {holder}, {age}, {currency} and {termsVersion} stand for the brand's own.
   */
  content: string;
}
/**
 * The help pages of a brand as the office arranges them.
 */
export interface HelpSettings {
  brand: BrandId;
  version: FactVersion;
  /**
   * Null: as the platform set it up.
   */
  lastChange: FactChange | null;
  /**
   * Those the brand offers.
   *
   * @maxItems 100
   */
  languages: LanguageCode[];
  defaultLanguage: LanguageCode;
  /**
   * In their order.
   *
   * @maxItems 200
   */
  pages: HelpPageSummary[];
}
export interface SetHelpPageBody {
  /**
   * The one that was edited.
   */
  version: FactVersion;
  /**
   * @maxItems 50
   */
  texts: HelpPageText[];
  /**
   * Languages in which the platform’s words shall stand again.
   *
   * @maxItems 100
   */
  shipped: LanguageCode[];
  reason: ChangeReason;
}
export interface SetHelpPageParams {
  brand: BrandId;
  page: HelpPageId;
}
