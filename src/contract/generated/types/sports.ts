// Generated from schemas/ by `npm run codegen`. Do not edit.

import type { BrandId } from './brand.ts';
import type { RecordId } from './record.ts';
import type { AmountMicro, BetMarket, CalendarDay, ChangeReason, CurrencyCode, Cursor, FactChange, FactVersion, Moment, OddsMilli, OfficeSportsBet, PageLimit, PositiveAmountMicro, SharpPlayer, TradedEvent, TradedMarket } from './shared.ts';

/**
 * The name of an event, as its feed gives it.
 */
export type SportsEventId = string;
/**
 * A sport of the own book.
 */
export type SportsCode = 'football' | 'esports' | 'cricket';
/**
 * The name of a market with its specifiers in their order.
 */
export type SportsMarketKey = string;
/**
 * The result of an outcome, as people say it.
 */
export type SportsHandResult = 'won' | 'lost' | 'void' | 'halfWon' | 'halfLost';
/**
 * Where an event is between its announcement and its end.
 */
export type SportsEventStatus =
  'scheduled' | 'live' | 'suspended' | 'ended' | 'closed' | 'postponed' | 'abandoned' | 'cancelled';
/**
 * Only active takes bets.
 */
export type SportsMarketStatus = 'active' | 'suspended' | 'deactivated' | 'settled' | 'cancelled';
/**
 * held: within the delay in play. cashedOut: nothing of it is left to settle. void: two people of staff took it back.
 */
export type SportsBetStatus = 'held' | 'open' | 'settled' | 'cashedOut' | 'refused' | 'void';
/**
 * Odds that a player accepts: those seen, those or better ones, or any.
 */
export type SportsAcceptance = 'none' | 'higher' | 'any';
/**
 * The name of an outcome within its market.
 */
export type SportsOutcomeId = string;
/**
 * Why a leg is not taken.
 */
export type SportsLegFault =
  'OUTCOME_NOT_FOUND' | 'MARKET_SUSPENDED' | 'ODDS_CHANGED' | 'LEG_TWICE' | 'CORRELATED_LEGS';
export interface CashOutSportsBetBody {
  /**
   * The part of what is left of the bet.
   */
  partBasisPoints: number;
  leastMicro: PositiveAmountMicro;
}
export interface CashOutSportsBetParams {
  betId: RecordId;
}
export interface FeedProducer {
  producer: string;
  /**
   * It is heard, and nothing of it is missing.
   */
  takesBets: boolean;
}
export interface GetSportsBetParams {
  betId: RecordId;
}
export interface GetSportsCashOutParams {
  betId: RecordId;
}
export interface GetSportsEventParams {
  sportsEventId: SportsEventId;
}
export interface GetSportsReportParams {
  brand: BrandId;
}
export interface GetSportsReportQuery {
  /**
   * Inclusive.
   */
  from?: CalendarDay;
  /**
   * Inclusive; at most 31 days.
   */
  to?: CalendarDay;
}
export interface GetSportsReportValue {
  from: CalendarDay;
  to: CalendarDay;
  by: 'hour' | 'day';
  timeZone: string;
  currency: CurrencyCode;
  /**
   * @maxItems 1000
   */
  lines: SportsReportLine[];
}
/**
 * Bets by the start of their last leg. sport: null for bets on several sports. payoutMicro: what settled bets returned, with cash-outs. openMostMicro: what open bets return at most.
 */
export interface SportsReportLine {
  startsFrom: Moment;
  sport: SportsCode | null;
  bets: number;
  stakeMicro: AmountMicro;
  settledStakeMicro: AmountMicro;
  payoutMicro: AmountMicro;
  openBets: number;
  openStakeMicro: AmountMicro;
  openMostMicro: AmountMicro;
}
export interface GetSportsSettingsParams {
  brand: BrandId;
}
export interface GetTradedEventParams {
  brand: BrandId;
  sportsEventId: SportsEventId;
}
export interface GetTradedEventValue {
  event: TradedEvent;
  currency: CurrencyCode;
  /**
   * @maxItems 2000
   */
  markets: TradedMarket[];
}
/**
 * The score as both sides have it, and where the event is.
 */
export interface SportsScore {
  home: string;
  away: string;
  period: 'before' | 'firstHalf' | 'secondHalf' | 'map' | 'innings' | 'over';
  part: number | null;
  minute: number | null;
}
/**
 * What a trader set for a market or an event. version: 0 if nothing was ever set.
 */
export interface SportsTrade {
  version: number;
  margin: number;
}
export interface HaltSportsBody {
  /**
   * Null: the whole book.
   */
  event: SportsEventId | null;
  /**
   * Null: the whole event.
   */
  market: SportsMarketKey | null;
  reason: ChangeReason;
}
export interface HaltSportsParams {
  brand: BrandId;
}
export interface HaltSportsValue {
  isHalted: boolean;
}
export interface ListBetMarketsParams {
  brand: BrandId;
}
export interface ListBetMarketsQuery {
  sportsEventId?: string;
}
export interface ListBetMarketsValue {
  /**
   * @maxItems 200
   */
  items: BetMarket[];
}
export interface ListOfficeSportsBetsParams {
  brand: BrandId;
}
export interface ListOfficeSportsBetsQuery {
  /**
   * late: accepted after the result of one of their markets.
   */
  view?: 'all' | 'open' | 'late';
  account?: string;
  sportsEventId?: string;
  acceptedAfter?: Moment;
  cursor?: Cursor;
  limit?: PageLimit;
}
export interface ListOfficeSportsBetsValue {
  /**
   * @maxItems 100
   */
  items: OfficeSportsBet[];
  nextCursor: Cursor | null;
}
/**
 * A bet of a player, with every line explained.
 */
export interface SportsBet {
  betId: RecordId;
  status: SportsBetStatus;
  currency: CurrencyCode;
  unitMicro: PositiveAmountMicro;
  stakeMicro: PositiveAmountMicro;
  mostMicro: AmountMicro;
  /**
   * What was paid so far, cash-outs among it; null: nothing is decided.
   */
  payoutMicro: AmountMicro | null;
  cashedOutMicro: AmountMicro;
  /**
   * The part of the stake that was not cashed out.
   */
  leftBasisPoints: number;
  autoCashOutMicro: PositiveAmountMicro | null;
  acceptance: SportsAcceptance;
  /**
   * Settlements that were paid; each takes the one before back.
   */
  version: number;
  refusal: string | null;
  placedAt: Moment;
  decideAt: Moment | null;
  acceptedAt: Moment | null;
  settledAt: Moment | null;
  /**
   * @minItems 1
   * @maxItems 12
   */
  legs: SportsLeg[];
  /**
   * @minItems 1
   * @maxItems 500
   */
  lines: SportsBetLine[];
}
/**
 * A leg as it was accepted, and how it ended.
 */
export interface SportsLeg {
  eventId: SportsEventId;
  sport: SportsCode;
  tournament: string;
  home: string;
  away: string;
  startsAt: Moment;
  market: SportsMarketKey;
  type: string;
  /**
   * @maxItems 6
   */
  specifiers: {
    name: string;
    value: string;
  }[];
  outcome: SportsOutcomeId;
  oddsMilli: OddsMilli;
  scoreAtBet: SportsScore | null;
  result: ('won' | 'lost' | 'void' | 'halfWon' | 'halfLost' | 'deadHeat') | null;
  /**
   * What the leg multiplies its lines by, as a decimal; null: it is open.
   */
  factor: string | null;
}
/**
 * A line and what it pays; the product is what its legs multiply to.
 */
export interface SportsBetLine {
  /**
   * @minItems 1
   * @maxItems 12
   */
  legs: number[];
  product: string | null;
  payoutMicro: AmountMicro | null;
}
export interface ListSharpPlayersParams {
  brand: BrandId;
}
export interface ListSharpPlayersValue {
  /**
   * @maxItems 100
   */
  items: SharpPlayer[];
}
export interface ListSportsBetsQuery {
  view?: 'all' | 'open' | 'settled';
  cursor?: Cursor;
  limit?: PageLimit;
}
export interface ListSportsBetsValue {
  /**
   * @maxItems 100
   */
  items: SportsBet[];
  nextCursor: Cursor | null;
}
export interface ListSportsEventsQuery {
  sport?: SportsCode;
  state?: 'live' | 'soon' | 'all';
  search?: string;
  limit?: PageLimit;
  tournament?: string;
  startsBefore?: Moment;
}
export interface ListSportsResultsQuery {
  sport?: SportsCode;
  limit?: PageLimit;
}
export interface ListSportsResultsValue {
  /**
   * @maxItems 100
   */
  items: SportsEventLine[];
}
/**
 * An event of a list, with its main market.
 */
export interface SportsEventLine {
  eventId: SportsEventId;
  sport: SportsCode;
  category: string;
  tournament: string;
  home: string;
  away: string;
  startsAt: Moment;
  status: SportsEventStatus;
  score: SportsScore | null;
  marketCount: number;
  main: SportsMarket | null;
}
/**
 * A market of an event with its outcomes.
 */
export interface SportsMarket {
  market: SportsMarketKey;
  type: string;
  /**
   * @maxItems 6
   */
  specifiers: {
    name: string;
    value: string;
  }[];
  group: string | null;
  status: SportsMarketStatus;
  /**
   * @maxItems 200
   */
  outcomes: SportsOutcome[];
}
/**
 * An outcome with its odds.
 */
export interface SportsOutcome {
  outcome: SportsOutcomeId;
  oddsMilli: OddsMilli;
  isActive: boolean;
}
export interface ListSportsTablesQuery {
  sport: SportsCode;
}
export interface ListSportsTablesValue {
  /**
   * @maxItems 50
   */
  items: SportsTable[];
}
/**
 * The table of a league, by the matches since a moment that the book still knows.
 */
export interface SportsTable {
  tournament: string;
  category: string;
  since: Moment;
  /**
   * @maxItems 100
   */
  rows: SportsTableRow[];
}
/**
 * A side in the table of its league. scored and conceded: goals, maps or runs.
 */
export interface SportsTableRow {
  name: string;
  played: number;
  won: number;
  drawn: number;
  lost: number;
  scored: number;
  conceded: number;
  points: number;
}
export interface ListTradedEventsParams {
  brand: BrandId;
}
export interface ListTradedEventsQuery {
  state?: 'live' | 'soon' | 'all';
  search?: string;
  limit?: PageLimit;
}
export interface ListTradedEventsValue {
  /**
   * @maxItems 100
   */
  items: TradedEvent[];
  /**
   * The whole book takes no bets.
   */
  isHalted: boolean;
  currency: CurrencyCode;
  /**
   * @maxItems 100
   */
  producers: FeedProducer[];
}
export interface PricedByHand {
  outcome: string;
  oddsMilli: OddsMilli;
}
export interface ResumeSportsBody {
  /**
   * Null: the whole book.
   */
  event: SportsEventId | null;
  /**
   * Null: the whole event.
   */
  market: SportsMarketKey | null;
  reason: ChangeReason;
}
export interface ResumeSportsParams {
  brand: BrandId;
}
export interface ResumeSportsValue {
  isHalted: boolean;
}
export interface SaidOutcome {
  outcome: string;
  result: SportsHandResult;
}
export interface SetSportsAutoCashOutBody {
  targetMicro: PositiveAmountMicro | null;
}
export interface SetSportsAutoCashOutParams {
  betId: RecordId;
}
export interface SetSportsSettingsBody {
  version: FactVersion;
  terms: SportsTerms;
  reason: ChangeReason;
}
/**
 * Terms of the own sports book. mostReturnMicro: what a bet returns at most. mostPlayerMicro: what a player wins back by one outcome at most, over all bets. mostMarketMicro: what all players of the brand win back by it. cashOutMargin: what a cash-out costs of its fair value, in basis points. watchedPercent and limitedPercent: the part of mostPlayerMicro that counts for players with the tags sports-watched and sports-limited.
 */
export interface SportsTerms {
  mostReturnMicro: PositiveAmountMicro;
  mostPlayerMicro: PositiveAmountMicro;
  mostMarketMicro: PositiveAmountMicro;
  cashOutMargin: number;
  watchedPercent: number;
  limitedPercent: number;
}
export interface SetSportsSettingsParams {
  brand: BrandId;
}
export interface SetTradedPriceBody {
  event: SportsEventId;
  /**
   * Null: the whole event.
   */
  market: SportsMarketKey | null;
  /**
   * The version that was seen; 0: nothing was set.
   */
  version: number;
  /**
   * Lowers the odds, in basis points.
   */
  margin: number;
  /**
   * @maxItems 100
   */
  odds: PricedByHand[];
  reason: ChangeReason;
}
export interface SetTradedPriceParams {
  brand: BrandId;
}
export interface SetTradedPriceValue {
  version: number;
}
export interface SettleBetMarketBody {
  event: SportsEventId;
  market: SportsMarketKey;
  resultVersion: string;
  /**
   * @minItems 1
   * @maxItems 100
   */
  outcomes: SaidOutcome[];
  reason: ChangeReason;
}
export interface SettleBetMarketParams {
  brand: BrandId;
}
export interface SettleBetMarketValue {
  resultVersion: string;
}
/**
 * What a bet would be closed for now. reason says why there is no offer.
 */
export interface SportsCashOut {
  offerMicro: PositiveAmountMicro | null;
  reason: ('LEG_SUSPENDED' | 'LEG_LOST' | 'NOT_OPEN' | 'TOO_SMALL' | 'DECIDING') | null;
  validSeconds: number;
  delaySeconds: number;
}
/**
 * An event with its markets.
 */
export interface SportsEvent {
  eventId: SportsEventId;
  sport: SportsCode;
  category: string;
  tournament: string;
  home: string;
  away: string;
  startsAt: Moment;
  status: SportsEventStatus;
  score: SportsScore | null;
  /**
   * @maxItems 2000
   */
  markets: SportsMarket[];
  /**
   * In the order in which they happened.
   *
   * @maxItems 300
   */
  moments: SportsMoment[];
}
/**
 * Something that happened in an event, as a tracker draws it.
 */
export interface SportsMoment {
  kind: 'goal' | 'red' | 'corner' | 'map' | 'over' | 'wicket';
  /**
   * Whose it is: who scored, won the map, or batted.
   */
  side: 'home' | 'away';
  minute: number | null;
  part: number | null;
  /**
   * The rounds of a map, the runs of an over.
   */
  detail: string | null;
}
/**
 * Events, live ones first, and how many of each sport there are.
 */
export interface SportsEventList {
  /**
   * @maxItems 100
   */
  items: SportsEventLine[];
  /**
   * @maxItems 10
   */
  counts: {
    sport: SportsCode;
    live: number;
    soon: number;
  }[];
  serverTime: Moment;
  /**
   * Tournaments of the asked sport with events, by name.
   *
   * @maxItems 200
   */
  leagues: SportsLeague[];
}
/**
 * A tournament with the number of its events.
 */
export interface SportsLeague {
  sport: SportsCode;
  category: string;
  tournament: string;
  count: number;
}
/**
 * The terms of the own sports book as staff edit them.
 */
export interface SportsSettings {
  brand: BrandId;
  version: FactVersion;
  lastChange: FactChange | null;
  currency: CurrencyCode;
  terms: SportsTerms;
}
/**
 * Legs, the sizes of their lines and the stake of each line.
 */
export interface SportsSlip {
  /**
   * @minItems 1
   * @maxItems 12
   */
  legs: SportsSlipLeg[];
  /**
   * How many legs that are no bankers a line has: [1] are singles, [3] is a treble, [2, 3] a trixie of three legs.
   *
   * @minItems 1
   * @maxItems 12
   */
  sizes: number[];
  /**
   * Places of legs that belong to every line.
   *
   * @maxItems 11
   */
  bankers: number[];
  unitMicro: PositiveAmountMicro;
  acceptance: SportsAcceptance;
}
/**
 * A leg with the odds that the player saw.
 */
export interface SportsSlipLeg {
  eventId: SportsEventId;
  market: SportsMarketKey;
  outcome: SportsOutcomeId;
  seenOddsMilli: OddsMilli;
}
/**
 * A slip as it would be taken now.
 */
export interface SportsSlipPrice {
  lineCount: number;
  stakeMicro: PositiveAmountMicro;
  mostMicro: AmountMicro;
  /**
   * The largest stake of a line that would be taken; null where a leg is at fault.
   */
  largestUnitMicro: AmountMicro | null;
  /**
   * A bet in play is decided after so long.
   */
  delaySeconds: number;
  /**
   * @minItems 1
   * @maxItems 12
   */
  legs: {
    oddsMilli: OddsMilli | null;
    status: SportsMarketStatus | null;
    fault: SportsLegFault | null;
  }[];
}
export interface VoidSportsBetBody {
  decidedAt: Moment;
  /**
   * The version of the bet that was seen.
   */
  version: number;
  reason: ChangeReason;
}
export interface VoidSportsBetParams {
  brand: BrandId;
  betId: RecordId;
}
