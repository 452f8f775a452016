// Generated from schemas/ by `npm run codegen`. Do not edit.

import type { BrandId } from './brand.ts';
import type { Promotion } from './promotion.ts';
import type { AmountMicro, ChangeReason, CurrencyCode, FactChange, FactVersion, LanguageCode } from './shared.ts';

export interface GetVipPolicyParams {
  brand: BrandId;
}
export interface PreviewVipPolicyBody {
  policy: VipPolicy;
}
/**
 * The levels of a brand.
 */
export interface VipPolicy {
  enabled: boolean;
  /**
   * Level 1 first; each needs more than the one before.
   *
   * @maxItems 12
   */
  levels: VipLevel[];
}
/**
 * A level: what a calendar month needs for it, and what it gives.
 */
export interface VipLevel {
  /**
   * One for each language; that of the brand's default language is needed.
   *
   * @minItems 1
   * @maxItems 60
   */
  texts: VipText[];
  /**
   * Valid bets of a month that reach it; 0: none are needed.
   */
  turnoverMicro: AmountMicro;
  /**
   * Deposits of the same month that reach it; 0: none are needed.
   */
  depositMicro: AmountMicro;
  /**
   * Valid bets of a month that keep it; 0: it is never lost.
   */
  keepMicro: AmountMicro;
  /**
   * Added to the rebate of each category that has one, in hundredths of a percent.
   */
  rebateExtraBasisPoints: number;
  /**
   * The largest withdrawal; 0: that of the brand.
   */
  withdrawalMaxMicro: AmountMicro;
  /**
   * Withdrawals have no fee.
   */
  isFeeFree: boolean;
}
/**
 * The name of a level in one language.
 */
export interface VipText {
  language: LanguageCode;
  title: string;
}
export interface PreviewVipPolicyParams {
  brand: BrandId;
}
export interface SetVipPolicyBody {
  version: FactVersion;
  reason: ChangeReason;
  policy: VipPolicy;
}
export interface SetVipPolicyParams {
  brand: BrandId;
}
/**
 * Members of a level.
 */
export interface VipCount {
  level: number;
  members: number;
}
/**
 * The levels of a brand, and how many members have each.
 */
export interface VipPolicySettings {
  brand: BrandId;
  version: FactVersion;
  /**
   * Null: as the platform set it up.
   */
  lastChange: FactChange | null;
  /**
   * In the brand’s order.
   *
   * @minItems 1
   * @maxItems 60
   */
  languages: LanguageCode[];
  defaultLanguage: LanguageCode;
  currency: CurrencyCode;
  policy: VipPolicy;
  /**
   * @maxItems 13
   */
  members: VipCount[];
}
/**
 * What levels would do to the members of a brand by this month and the last one. Nobody is moved.
 */
export interface VipPreview {
  /**
   * Members with play or a level.
   */
  looked: number;
  /**
   * Only the first of them were looked at.
   */
  isPartial: boolean;
  /**
   * Members who would rise now.
   */
  up: number;
  /**
   * Members whose last month would not keep their level.
   */
  down: number;
  /**
   * @maxItems 13
   */
  after: VipCount[];
}
/**
 * The caller's level, and all levels of the brand.
 */
export interface VipState {
  /**
   * 0: none yet.
   */
  level: number;
  /**
   * The last day that it is kept whatever is played; null: it is never lost.
   */
  keepUntil: string | null;
  /**
   * The last month did not keep it: this month decides.
   */
  isGrace: boolean;
  month: string;
  /**
   * Valid bets of the month.
   */
  turnoverMicro: AmountMicro;
  /**
   * Deposits of the month.
   */
  depositMicro: AmountMicro;
  currency: CurrencyCode;
  /**
   * @maxItems 12
   */
  levels: VipStep[];
}
/**
 * A level as players see it.
 */
export interface VipStep {
  level: number;
  name: string;
  turnoverMicro: AmountMicro;
  depositMicro: AmountMicro;
  keepMicro: AmountMicro;
  rebateExtraBasisPoints: number;
  /**
   * 0: that of the brand.
   */
  withdrawalMaxMicro: AmountMicro;
  isFeeFree: boolean;
  /**
   * Promotions that reaching it gives.
   *
   * @maxItems 20
   */
  gifts: Promotion[];
}
