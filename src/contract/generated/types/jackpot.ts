// Generated from schemas/ by `npm run codegen`. Do not edit.

import type { BrandId } from './brand.ts';
import type { GameItem } from './game.ts';
import type { AmountMicro, ChangeReason, CurrencyCode, Cursor, FactChange, FactVersion, Moment, OfficeJackpotWin, PageLimit, Percent, PositiveAmountMicro } from './shared.ts';

/**
 * on: stakes feed it and may take it. paused: nothing goes in or out, and it goes on with the same pool.
 */
export type JackpotState = 'on' | 'paused';
/**
 * A round's part in the jackpot: a number drawn from the round's own seeds, below `outOf`; below `winsBelow` it takes the pool.
 */
export interface JackpotTicket {
  ticket: number;
  /**
   * Grows with the stake, so that the chance does.
   */
  winsBelow: number;
  outOf: number;
  /**
   * What it took, beside the round's payout. Null: nothing.
   */
  wonMicro: PositiveAmountMicro | null;
  /**
   * Limit of the pool it was drawn for; left out: it has none. A stake that brings the pool to it takes the pool whatever its number; a pool that another stake took just before is not taken by it.
   */
  mustHitMicro?: PositiveAmountMicro;
}
export interface GetJackpotSettingsParams {
  brand: BrandId;
}
export interface GetJackpotValue {
  jackpot: Jackpot | null;
}
/**
 * A brand's pool as it stands in the ledger, and the terms it is played for.
 */
export interface Jackpot {
  currency: CurrencyCode;
  state: JackpotState;
  poolMicro: AmountMicro;
  /**
   * Of every stake, into the pool.
   */
  contributionPercent: Percent;
  /**
   * What the house puts in when a pool begins.
   */
  startMicro: PositiveAmountMicro;
  /**
   * Stakes on which it is taken once, in the mean. Without a limit, the chance of a stake is its part of this.
   */
  turnoverMicro: PositiveAmountMicro;
  /**
   * Limit at which it is taken at the latest: the chance of a stake is its contribution in what the pool lacks. Null: none.
   */
  mustHitMicro: PositiveAmountMicro | null;
  /**
   * When this pool began.
   */
  since: Moment;
  /**
   * Titles that feed it and may take it.
   *
   * @maxItems 400
   */
  games: GameItem[];
  lastWin: JackpotWin | null;
  /**
   * When the ledger was read.
   */
  readAt: Moment;
}
/**
 * A pool that was taken.
 */
export interface JackpotWin {
  /**
   * Masked.
   */
  player: string;
  amountMicro: PositiveAmountMicro;
  at: Moment;
}
/**
 * From one taking of the pool to the next; its terms stay as they were when it began.
 */
export interface JackpotCycle {
  terms: JackpotTerms;
  poolMicro: AmountMicro;
  since: Moment;
}
/**
 * What a brand's jackpot is played for.
 */
export interface JackpotTerms {
  /**
   * Of every stake, into the pool.
   */
  contributionPercent: Percent;
  startMicro: PositiveAmountMicro;
  /**
   * Stakes on which it is taken once, in the mean. With a limit it follows from that: null in answers, and not read in requests.
   */
  turnoverMicro: PositiveAmountMicro | null;
  /**
   * Limit at which the pool is taken at the latest. Null: there is none, and `turnoverMicro` says how often it is taken.
   */
  mustHitMicro: PositiveAmountMicro | null;
}
/**
 * A brand's jackpot as the office sets it. New terms hold from the next pool on.
 */
export interface JackpotSettings {
  brand: BrandId;
  version: FactVersion;
  /**
   * Null: as the platform set it up.
   */
  lastChange: FactChange | null;
  enabled: boolean;
  /**
   * The brand's.
   */
  currency: CurrencyCode;
  /**
   * Null: never set in this currency.
   */
  terms: JackpotTerms | null;
  /**
   * Null: no stake has opened a pool yet.
   */
  cycle: JackpotCycle | null;
  /**
   * What the titles that feed it can be played with, smallest first.
   *
   * @maxItems 64
   */
  stakes: PositiveAmountMicro[];
  /**
   * What the titles that feed it give back by themselves; of several, the most.
   */
  gamesReturnPercent: Percent;
}
export interface ListJackpotWinsParams {
  brand: BrandId;
}
export interface ListJackpotWinsQuery {
  cursor?: Cursor;
  limit?: PageLimit;
}
export interface ListJackpotWinsValue {
  /**
   * @maxItems 100
   */
  items: OfficeJackpotWin[];
  /**
   * Null on the last page.
   */
  nextCursor: Cursor | null;
}
export interface SetJackpotSettingsBody {
  /**
   * The one that was edited.
   */
  version: FactVersion;
  enabled: boolean;
  terms: JackpotTerms;
  reason: ChangeReason;
}
export interface SetJackpotSettingsParams {
  brand: BrandId;
}
