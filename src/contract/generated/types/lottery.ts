// Generated from schemas/ by `npm run codegen`. Do not edit.

import type { BrandId } from './brand.ts';
import type { GameCode } from './game.ts';
import type { RecordId } from './record.ts';
import type { AmountMicro, ChangeReason, CurrencyCode, Cursor, FactChange, FactVersion, LanguageCode, Moment, OfficeLotteryDraw, OfficeLotteryTicket, PageLimit, PositiveAmountMicro, PrizeMode, SeedHash } from './shared.ts';

/**
 * The issue.
 */
export type LotteryNumero = string;
/**
 * won: stopped by a prize.
 */
export type LotteryChaseStatus = 'running' | 'done' | 'won' | 'stopped';
/**
 * resulted, settling: the numbers are known and the winners are being paid.
 */
export type LotteryDrawStatus = 'open' | 'closed' | 'resulted' | 'settling' | 'settled' | 'void';
/**
 * What is drawn, and so how a board and its results look.
 */
export type LotteryFamily = 'ssc' | 'race' | 'dice' | 'elevenFive' | 'lucky28' | 'keno' | 'digits';
/**
 * open: the draw takes bets. waiting: closed and not settled.
 */
export type LotteryTicketStatus = 'open' | 'waiting' | 'won' | 'lost' | 'cancelled' | 'void';
export interface CancelLotteryTicketBody {}
export interface CancelLotteryTicketParams {
  ticketId: RecordId;
}
export interface EnterLotteryResultBody {
  /**
   * @minItems 1
   * @maxItems 80
   */
  numbers: number[];
}
export interface EnterLotteryResultParams {
  brand: BrandId;
  drawId: RecordId;
}
export interface GetLotteryBoardQuery {
  gameCode: GameCode;
}
export interface GetLotteryDrawQuery {
  gameCode: GameCode;
  numero: LotteryNumero;
}
export interface GetLotteryLobbyQuery {
  prizeMode?: PrizeMode;
  language?: LanguageCode;
}
export interface GetLotterySettingsParams {
  brand: BrandId;
}
export interface GetLotteryTicketParams {
  ticketId: RecordId;
}
export interface GetVnGameMenusQuery {
  language?: LanguageCode;
}
export interface ListLotteryChasesQuery {
  gameCode?: GameCode;
  cursor?: Cursor;
  limit?: PageLimit;
}
export interface ListLotteryChasesValue {
  /**
   * @maxItems 100
   */
  items: LotteryChase[];
  nextCursor: Cursor | null;
}
/**
 * One slip over several draws. stakeMicro: of all draws. heldMicro: of those to come. boughtMicro: stakes of its tickets, without those given back. payoutMicro: prizes of its tickets.
 */
export interface LotteryChase {
  chaseId: RecordId;
  gameCode: GameCode;
  gameName: string;
  status: LotteryChaseStatus;
  currency: CurrencyCode;
  firstNumero: LotteryNumero;
  count: number;
  placed: number;
  stopOnWin: boolean;
  stakeMicro: PositiveAmountMicro;
  heldMicro: AmountMicro;
  boughtMicro: AmountMicro;
  payoutMicro: AmountMicro;
  createdAt: Moment;
}
export interface ListLotteryDrawsParams {
  brand: BrandId;
}
export interface ListLotteryDrawsQuery {
  drawCode?: GameCode;
  view?: 'waiting' | 'all';
  cursor?: Cursor;
  limit?: PageLimit;
}
export interface ListLotteryDrawsValue {
  /**
   * @maxItems 100
   */
  items: OfficeLotteryDraw[];
  nextCursor: Cursor | null;
}
export interface ListLotteryExposureParams {
  brand: BrandId;
}
export interface ListLotteryExposureValue {
  exposureMicro: PositiveAmountMicro;
  /**
   * @maxItems 100
   */
  items: LotteryExposure[];
}
/**
 * What one bet of an open draw can cost the brand.
 */
export interface LotteryExposure {
  gameCode: GameCode;
  numero: LotteryNumero;
  play: string;
  bet: string;
  liabilityMicro: AmountMicro;
  stakeMicro: AmountMicro;
  currency: CurrencyCode;
}
export interface ListLotteryGamesQuery {
  prizeMode: PrizeMode;
  language?: LanguageCode;
}
export interface ListLotteryGamesValue {
  /**
   * @maxItems 500
   */
  items: LotteryGame[];
}
/**
 * A lottery that can be played. Bets are taken until closesAt. settledNumero: the latest issue that is paid.
 */
export interface LotteryGame {
  gameCode: GameCode;
  gameName: string;
  prizeMode: PrizeMode;
  family: LotteryFamily;
  iconUrl: string | null;
  /**
   * Null: drawn on days.
   */
  drawEverySeconds: number | null;
  nextNumero: LotteryNumero;
  closesAt: Moment;
  drawsAt: Moment;
  lastDraw: LotteryDraw | null;
  settledNumero: LotteryNumero | null;
  maintenance: boolean;
}
/**
 * A drawn issue.
 */
export interface LotteryDraw {
  gameCode: GameCode;
  numero: LotteryNumero;
  /**
   * In the order drawn.
   *
   * @maxItems 80
   */
  numbers: string[];
  drawnAt: Moment;
}
export interface ListLotteryTicketsQuery {
  gameCode?: GameCode;
  view?: 'all' | 'open';
  cursor?: Cursor;
  limit?: PageLimit;
}
export interface ListLotteryTicketsValue {
  /**
   * @maxItems 100
   */
  items: LotteryTicket[];
  nextCursor: Cursor | null;
}
/**
 * A ticket for one draw.
 */
export interface LotteryTicket {
  ticketId: RecordId;
  gameCode: GameCode;
  gameName: string;
  numero: LotteryNumero;
  status: LotteryTicketStatus;
  currency: CurrencyCode;
  stakeMicro: PositiveAmountMicro;
  payoutMicro: AmountMicro | null;
  rebateMicro: AmountMicro | null;
  numbers: string[] | null;
  placedAt: Moment;
  closesAt: Moment;
  drawsAt: Moment;
  chaseId: RecordId | null;
  mayCancel: boolean;
  /**
   * @maxItems 50
   */
  lines: LotteryLine[];
}
/**
 * A line that was bought. payoutMicro: null until the draw is settled.
 */
export interface LotteryLine {
  lineId: RecordId;
  play: string;
  selection: string;
  units: number;
  mode: number;
  multiple: number;
  series: number;
  /**
   * Of the player when it was bought: the difference is the rebate.
   */
  ceiling: number;
  oddsVersion: number;
  stakeMicro: PositiveAmountMicro;
  unitStakeMicro: PositiveAmountMicro;
  payoutMicro: AmountMicro | null;
}
export interface ListOfficeLotteryTicketsParams {
  brand: BrandId;
}
export interface ListOfficeLotteryTicketsQuery {
  gameCode?: GameCode;
  account?: string;
  cursor?: Cursor;
  limit?: PageLimit;
}
export interface ListOfficeLotteryTicketsValue {
  /**
   * @maxItems 100
   */
  items: OfficeLotteryTicket[];
  nextCursor: Cursor | null;
}
export interface ListOpenedNumeroQuery {
  gameCode: GameCode;
  cursor?: Cursor;
  limit?: PageLimit;
}
export interface ListOpenedNumeroValue {
  /**
   * @maxItems 100
   */
  items: LotteryDraw[];
  nextCursor: Cursor | null;
}
export interface ListRecentLotteriesQuery {
  limit?: number;
}
export interface ListRecentLotteriesValue {
  /**
   * @maxItems 50
   */
  items: LotteryGame[];
}
export interface LotteryBeacon {
  source: string;
  round: string;
  value: SeedHash;
  commitment: SeedHash;
}
export interface LotteryBoardValue {
  game: LotteryGame;
  serverTime: Moment;
  currency: CurrencyCode;
  unitPriceMicro: PositiveAmountMicro;
  ceilingSeries: number;
  floorSeries: number;
  maxPayoutMicro: PositiveAmountMicro;
  exposureMicro: PositiveAmountMicro;
  mayCancel: boolean;
  chaseMost: number;
}
/**
 * What proves a draw. commitment: SHA-256 of the seed, published before bets. beacon: drawn after the close. Official draws have none of it.
 */
export interface LotteryDrawProof {
  gameCode: GameCode;
  drawCode: GameCode;
  numero: LotteryNumero;
  status: LotteryDrawStatus;
  numbers: string[] | null;
  source: 'own' | 'official';
  position: number;
  commitment: SeedHash | null;
  serverSeed: SeedHash | null;
  beacon: LotteryBeacon | null;
  chainEnd: SeedHash | null;
  drawnAt: Moment | null;
}
/**
 * One line of a ticket as the player wants it.
 */
export interface LotteryLineEntry {
  play: string;
  /**
   * Rows by |, symbols by comma.
   */
  selection: string;
  /**
   * As the player saw them; others are refused.
   */
  units: number;
  /**
   * Money of a unit in thousandths of the unit price.
   */
  mode: 1000 | 100 | 10 | 1;
  multiple: number;
  /**
   * Of plays at fixed odds: the ceiling.
   */
  series: number;
}
export interface LotteryLobbyValue {
  /**
   * @maxItems 50
   */
  closingSoon: LotteryGame[];
  /**
   * @maxItems 500
   */
  games: LotteryGame[];
  serverTime: Moment;
}
/**
 * The terms of lotteries as staff edit them.
 */
export interface LotterySettings {
  brand: BrandId;
  version: FactVersion;
  lastChange: FactChange | null;
  currency: CurrencyCode;
  terms: LotteryTerms;
}
/**
 * Terms of lotteries. maxPayoutMicro: what one line can win. exposureMicro: what one bet of a draw can cost the brand. mayCancel: players take tickets back until the close. chaseMost: draws of a chase; 0: none are offered.
 */
export interface LotteryTerms {
  /**
   * Of players: prize and rebate together return ceiling / 2000.
   */
  ceilingSeries: number;
  /**
   * Least series a player may take.
   */
  floorSeries: number;
  maxPayoutMicro: PositiveAmountMicro;
  exposureMicro: PositiveAmountMicro;
  mayCancel: boolean;
  chaseMost: number;
}
export interface PlaceLotteryChaseBody {
  gameCode: GameCode;
  numero: LotteryNumero;
  /**
   * @minItems 1
   * @maxItems 50
   */
  lines: LotteryLineEntry[];
  count: number;
  stopOnWin: boolean;
}
export interface PlaceLotteryTicketBody {
  gameCode: GameCode;
  numero: LotteryNumero;
  /**
   * @minItems 1
   * @maxItems 50
   */
  lines: LotteryLineEntry[];
}
export interface SetLotterySettingsBody {
  version: FactVersion;
  terms: LotteryTerms;
  reason: ChangeReason;
}
export interface SetLotterySettingsParams {
  brand: BrandId;
}
export interface StopLotteryChaseBody {}
export interface StopLotteryChaseParams {
  chaseId: RecordId;
}
export interface VnGameMenusValue {
  /**
   * @maxItems 4
   */
  regions: VnLotteryRegion[];
}
export interface VnLotteryRegion {
  region: 'north' | 'central' | 'south' | 'quick';
  /**
   * @maxItems 100
   */
  games: LotteryGame[];
}
export interface VoidLotteryDrawBody {
  reason: ChangeReason;
}
export interface VoidLotteryDrawParams {
  brand: BrandId;
  drawId: RecordId;
}
