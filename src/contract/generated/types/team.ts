// Generated from schemas/ by `npm run codegen`. Do not edit.

import type { BrandId } from './brand.ts';
import type { GameCategory } from './game.ts';
import type { RecordId } from './record.ts';
import type { Round } from './round.ts';
import type { AccountType, AmountMicro, CalendarDay, CurrencyCode, Cursor, IncomeLine, Moment, MoneyKind, PageLimit, RollupDay, TreePlace } from './shared.ts';

/**
 * Sums of a team or of one account over a period. profitLossMicro is the players' result: payouts - stakes + rebates + promotions.
 */
export interface TeamFigures {
  rounds: number;
  stakeMicro: AmountMicro;
  validBetMicro: AmountMicro;
  payoutMicro: AmountMicro;
  rebateMicro: AmountMicro;
  promotionMicro: AmountMicro;
  commissionMicro: AmountMicro;
  depositMicro: AmountMicro;
  withdrawalMicro: AmountMicro;
  profitLossMicro: AmountMicro;
  registrations: number;
  firstDeposits: number;
}
export interface GetTeamOverviewQuery {
  /**
   * Inclusive.
   */
  from: CalendarDay;
  /**
   * Inclusive.
   */
  to: CalendarDay;
}
export interface GetTeamOverviewValue {
  currency: CurrencyCode;
  figures: TeamFigures;
  /**
   * Accounts with at least one settled bet.
   */
  activeMembers: number;
  online: number;
  /**
   * @maxItems 20
   */
  categories: TeamCategory[];
  /**
   * @maxItems 100
   */
  days: TeamDay[];
}
export interface TeamCategory {
  gameCategory: GameCategory;
  rounds: number;
  stakeMicro: AmountMicro;
  validBetMicro: AmountMicro;
  payoutMicro: AmountMicro;
}
export interface TeamDay {
  day: CalendarDay;
  figures: TeamFigures;
}
export interface ListDownlineRoundsParams {
  memberId: RecordId;
}
export interface ListDownlineRoundsQuery {
  /**
   * Inclusive.
   */
  from?: Moment;
  /**
   * Exclusive.
   */
  to?: Moment;
  gameCategory?: GameCategory;
  cursor?: Cursor;
  limit?: PageLimit;
}
export interface ListDownlineRoundsValue {
  /**
   * @maxItems 100
   */
  items: Round[];
  nextCursor: Cursor | null;
}
export interface ListIncomeQuery {
  /**
   * Inclusive.
   */
  from: CalendarDay;
  /**
   * Inclusive.
   */
  to: CalendarDay;
  cursor?: Cursor;
  limit?: PageLimit;
}
export interface ListIncomeValue {
  currency: CurrencyCode;
  earnedMicro: AmountMicro;
  paidMicro: AmountMicro;
  today: CalendarDay;
  /**
   * @maxItems 100
   */
  items: IncomeLine[];
  nextCursor: Cursor | null;
}
export interface ListRollupDaysParams {
  brand: BrandId;
}
export interface ListRollupDaysValue {
  timeZone: string;
  currency: CurrencyCode;
  /**
   * Events that the team figures have not taken in yet.
   */
  waitingEvents: number;
  /**
   * @maxItems 40
   */
  items: RollupDay[];
}
export interface ListTeamLinesQuery {
  /**
   * Inclusive.
   */
  from: CalendarDay;
  /**
   * Inclusive.
   */
  to: CalendarDay;
  /**
   * An agent of the own team; omitted: oneself.
   */
  agentId?: RecordId;
  gameCategory?: GameCategory;
  cursor?: Cursor;
  limit?: PageLimit;
}
export interface ListTeamLinesValue {
  /**
   * @maxItems 50
   */
  path: TreePlace[];
  currency: CurrencyCode;
  total: TeamFigures;
  /**
   * @maxItems 100
   */
  items: TeamLine[];
  nextCursor: Cursor | null;
}
/**
 * One direct downline with the whole team below, or the agent's own line.
 */
export interface TeamLine {
  memberId: RecordId;
  account: string;
  type: AccountType;
  /**
   * The agent's own bets and money, without the team.
   */
  isOwn: boolean;
  figures: TeamFigures;
}
export interface ListTeamMovementsQuery {
  /**
   * An agent of the own team; omitted: oneself.
   */
  uplineId?: RecordId;
  /**
   * One account of the own team.
   */
  memberId?: RecordId;
  kind?: MoneyKind;
  /**
   * Inclusive.
   */
  from?: Moment;
  /**
   * Exclusive.
   */
  to?: Moment;
  cursor?: Cursor;
  limit?: PageLimit;
}
export interface ListTeamMovementsValue {
  /**
   * @maxItems 50
   */
  path: TreePlace[];
  /**
   * @maxItems 100
   */
  items: TeamMovement[];
  nextCursor: Cursor | null;
}
/**
 * A movement of money of a downline.
 */
export interface TeamMovement {
  movementId: RecordId;
  memberId: RecordId;
  account: string;
  kind: MoneyKind;
  currency: CurrencyCode;
  amountMicro: AmountMicro;
  at: Moment;
}
export interface RecheckRollupDayParams {
  brand: BrandId;
  day: CalendarDay;
}
