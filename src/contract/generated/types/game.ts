// Generated from schemas/ by `npm run codegen`. Do not edit.

import type { BrandId } from './brand.ts';
import type { RecordId } from './record.ts';
import type { AmountMicro, CalendarDay, ClientSeed, ClientToken, CurrencyCode, FactChange, FactVersion, LanguageCode, MenuVendor, Moment, NodeId, PlayMode, PositiveAmountMicro, PvpRoom, ReturnClass, SeedHash, SlotReturns, TableSeat } from './shared.ts';
import type { Vendor, VendorCard, VendorCode, VendorName } from './vendor.ts';

/**
 * Whether a title or a vendor is there: off takes it away, maintenance shows it and opens it to nobody.
 */
export type GameState = 'on' | 'maintenance' | 'off';
/**
 * The category of a game, the first level of the lobby.
 */
export type GameCategory =
  'LOTT' | 'ELOTT' | 'LIVE' | 'RNG' | 'FISH' | 'SPORTS' | 'ESPORTS' | 'COCKFIGHT' | 'PVP' | 'HOT';
/**
 * The code of a title, unique within its vendor.
 */
export type GameCode = string;
/**
 * Sub-category of the slots category: scratch card, video poker, jackpot, table game, arcade, bingo.
 */
export type GameSubCategory = 'SC' | 'VP' | 'JP' | 'TG' | 'AC' | 'BG';
/**
 * What a title's picture is about.
 */
export type GameTheme =
  | 'garden'
  | 'sea'
  | 'cards'
  | 'night'
  | 'fiesta'
  | 'casino'
  | 'space'
  | 'animals'
  | 'legends'
  | 'sweets'
  | 'treasure';
export interface ArrangedGame {
  nodeId: NodeId;
  gameName: string;
  vassalage: VendorCode;
  gameCategory: GameCategory;
  state: GameState;
}
export interface ArrangedVendor {
  vassalage: VendorCode;
  /**
   * The vendor's own name.
   */
  displayName: string;
  state: GameState;
  /**
   * @maxItems 60
   */
  names: VendorName[];
}
/**
 * How much of a stake on a game counts, in percent.
 */
export interface GameWeight {
  gameCode: GameCode;
  percent: number;
}
/**
 * A titled row of vendors.
 */
export interface GameCategoryBlock {
  title: string;
  gameCategory: GameCategory;
  /**
   * @maxItems 200
   */
  cards: VendorCard[];
}
/**
 * What a list of titles can be narrowed by, each choice with the number of titles that it leaves while the other choices stay.
 */
export interface GameFacets {
  /**
   * @maxItems 6
   */
  subCategory: {
    value: GameSubCategory;
    count: number;
  }[];
  /**
   * @maxItems 40
   */
  theme: {
    value: GameTheme;
    count: number;
  }[];
  /**
   * @maxItems 3
   */
  volatility: {
    value: 'low' | 'medium' | 'high';
    count: number;
  }[];
  /**
   * @maxItems 3
   */
  leastReturn: {
    /**
     * Percent.
     */
    value: '95' | '97' | '99';
    count: number;
  }[];
  /**
   * @maxItems 10000
   */
  mostStake: {
    value: PositiveAmountMicro;
    count: number;
  }[];
}
/**
 * The game hosts of a brand as staff edit them.
 */
export interface GameHostSettings {
  brand: BrandId;
  version: FactVersion;
  /**
   * Null: not changed by staff yet.
   */
  lastChange: FactChange | null;
  hosts: GameHosts;
}
/**
 * Where pictures and games of outside vendors are fetched from on a brand, and by which rule their codes are shown.
 */
export interface GameHosts {
  /**
   * Tried in this order for pictures that have a path alone.
   *
   * @maxItems 10
   */
  imageCDNs: string[];
  /**
   * Tried in this order for games whose address is a path alone.
   *
   * @maxItems 10
   */
  launchGameCDNs: string[];
  /**
   * ty: codes that begin with TCG are not shown, BTI is 123BET, and bingo is a sub-category.
   */
  vendorCodes: 'plain' | 'ty';
}
/**
 * A title in the lobby.
 */
export interface GameItem {
  /**
   * Unique over all vendors.
   */
  nodeId: string;
  gameName: string;
  /**
   * Null: the site draws a tile.
   */
  iconUrl: string | null;
  /**
   * The latest large win to tell of.
   */
  winAmountMicro: AmountMicro | null;
  vassalage: VendorCode;
  gameCode: GameCode;
  /**
   * VASSALAGE: opens a list of games.
   */
  isGame: 'GAME' | 'VASSALAGE';
  gameType: string;
  gameCategory: GameCategory;
  /**
   * 0: a free trial is offered.
   */
  supportPlay: 0 | 1;
  maintenance: boolean;
  /**
   * Theoretical return.
   */
  rtpPercent: string | null;
  volatility: ('low' | 'medium' | 'high') | null;
  minStakeMicro: PositiveAmountMicro | null;
  maxStakeMicro: PositiveAmountMicro | null;
  lines: number | null;
  /**
   * @maxItems 20
   */
  tags: string[];
  /**
   * @maxItems 6
   */
  subCategories: GameSubCategory[];
  theme: GameTheme | null;
  /**
   * Words that it is looked for by, besides its name.
   *
   * @maxItems 20
   */
  aliases: string[];
  releasedOn: CalendarDay | null;
  /**
   * Addresses of the same picture at other hosts, tried in this order when one fails; then the site draws a tile.
   *
   * @maxItems 10
   */
  otherIconUrls?: string[];
}
/**
 * A category with the vendors that have games in it.
 */
export interface GameMenu {
  gameCategory: GameCategory;
  gameType: string;
  /**
   * @maxItems 200
   */
  vendors: MenuVendor[];
}
export interface GameMenusValue {
  /**
   * @maxItems 20
   */
  categories: GameMenu[];
}
/**
 * What a jurisdiction or brand asks of the platform's own games.
 */
export interface GamePolicy {
  /**
   * Slots that have a variant of this return are played in it. Null: as they were designed.
   */
  slotReturn: ReturnClass | null;
  /**
   * Players may shorten the spin of a slot, and slots have a shorter least time between rounds.
   */
  fastPlay: boolean;
  /**
   * Least time from one round's start to the next, wherever a game has not a longer one. Null: each game's own.
   */
  leastRoundMs: number | null;
}
/**
 * The game policy of a brand as staff edit it.
 */
export interface GamePolicySettings {
  brand: BrandId;
  version: FactVersion;
  /**
   * Null: not changed by staff yet.
   */
  lastChange: FactChange | null;
  policy: GamePolicy;
  /**
   * The slots that have variants, with what each gives back.
   *
   * @maxItems 400
   */
  slots: SlotReturns[];
}
/**
 * What players got back from a title in one currency, beside what it promises.
 */
export interface GameReturn {
  brand: BrandId;
  gameCode: GameCode;
  gameName: string;
  gameVersion: string;
  currency: CurrencyCode;
  rounds: number;
  stakedMicro: string;
  paidMicro: string;
  /**
   * Theoretical, for the choice that returns least.
   */
  leastPercent: string;
  mostPercent: string;
  /**
   * The theoretical return is that of the best play.
   */
  needsSkill: boolean;
  /**
   * few: too few rounds to judge. above, below: the theoretical return lies outside the bounds.
   */
  state: 'few' | 'inside' | 'above' | 'below';
  /**
   * Mean of the rounds' payout over stakes.
   */
  measuredPercent: string | null;
  /**
   * Lower bound with 99.99 percent confidence.
   */
  lowPercent: string | null;
  highPercent: string | null;
  /**
   * When this version was put into maintenance since its return, measured over all brands, left its bound. Null: never.
   */
  pausedAt: Moment | null;
}
/**
 * What the office says of a title on a brand.
 */
export interface GameSetting {
  nodeId: NodeId;
  state: GameState;
}
/**
 * A brand's vendors, categories and titles as the office arranges them.
 */
export interface GameSettings {
  brand: BrandId;
  version: FactVersion;
  /**
   * Null: as the platform set it up.
   */
  lastChange: FactChange | null;
  /**
   * Those a vendor can have a name in.
   *
   * @maxItems 60
   */
  languages: LanguageCode[];
  /**
   * Every vendor, in the order to show.
   *
   * @maxItems 200
   */
  vendors: ArrangedVendor[];
  /**
   * In the order to show.
   *
   * @maxItems 10
   */
  categories: GameCategory[];
  /**
   * Every title that can be opened, as the catalogue has them.
   *
   * @maxItems 20000
   */
  games: ArrangedGame[];
  /**
   * Titles put forward, the first first; after them comes what is played most.
   *
   * @maxItems 100
   */
  hot: NodeId[];
}
/**
 * A table at which one round is played by everybody.
 */
export interface GameTable {
  gameCode: GameCode;
  tableRoundId: RecordId;
  /**
   * The round's place in its chain of seeds.
   */
  position: number;
  status: 'betting' | 'running' | 'paying' | 'ended';
  /**
   * SHA-256 of the round's seed.
   */
  commitment: SeedHash;
  /**
   * The chain's while bets are taken; then with the client seeds of the first three seats mixed in.
   */
  salt: ClientSeed;
  /**
   * The server's clock.
   */
  now: Moment;
  /**
   * Bets are taken until then, and the round runs from then on.
   */
  locksAt: Moment;
  /**
   * In hundredths; null until the round has ended.
   */
  result: number | null;
  seatCount: number;
  /**
   * Highest stakes first.
   *
   * @maxItems 24
   */
  seats: TableSeat[];
  /**
   * Of the latest rounds, newest first.
   *
   * @maxItems 20
   */
  results: {
    tableRoundId: RecordId;
    result: number;
  }[];
}
export interface LaunchGameBody {
  vassalage: VendorCode;
  gameCode: GameCode;
  mode: PlayMode;
  language?: LanguageCode;
}
export interface LaunchGameValue {
  launchUrl: string;
  launchToken: ClientToken;
  vendor: VendorCode;
  gameCode: GameCode;
  expiresAt: Moment;
  /**
   * The vendor plays from its own wallet: the game is left with leaveGame.
   */
  keepsMoney: boolean;
}
export interface LaunchSportsQuery {
  vassalage: VendorCode;
  gameCategory?: 'SPORTS' | 'ESPORTS' | 'COCKFIGHT';
  eventId?: string;
  language?: LanguageCode;
}
export interface LaunchSportsValue {
  launchUrl: string;
  expiresAt: Moment;
}
export interface LeaveGameBody {
  launchToken: ClientToken;
}
export interface LeaveGameValue {
  /**
   * false: it had ended before, or was never opened by this player.
   */
  ended: boolean;
}
export interface ListGameTypesQuery {
  gameCategory?: GameCategory;
}
export interface ListGameTypesValue {
  /**
   * @maxItems 50
   */
  blocks: GameCategoryBlock[];
}
export interface ListGamesQuery {
  /**
   * 3: web.
   */
  clientType?: number;
  /**
   * As the vendors write it, for example flash,html5-desktop.
   */
  platform?: string;
  merchantCode?: BrandId;
  gameType?: string;
  gameCategory?: GameCategory;
  vassalage?: VendorCode;
  /**
   * Sub-category: SC, VP, JP, TG, AC or BG.
   */
  gameClassify?: string;
  /**
   * Part of the name.
   */
  gameName?: string;
  /**
   * Least stake of the game at most this.
   */
  minBet?: AmountMicro;
  minLineNum?: number;
  pageNo?: number;
  pageSize?: number;
  language?: LanguageCode;
  subCategory?: GameSubCategory;
  theme?: GameTheme;
  volatility?: 'low' | 'medium' | 'high';
  /**
   * Theoretical return of at least so many percent.
   */
  leastReturn?: '95' | '97' | '99';
  /**
   * Whether the answer says what the list can be narrowed by.
   */
  facets?: boolean;
  /**
   * This title alone, of the vendor that is named.
   */
  gameCode?: GameCode;
  /**
   * Titles of a list that opens in a popup (isGame VASSALAGE).
   */
  parent?: GameCode;
}
export interface ListGamesValue {
  /**
   * @maxItems 100
   */
  content: GameItem[];
  pageNum: number;
  pageSize: number;
  totalPages: number;
  totalItems: number;
  /**
   * Only when asked for.
   */
  facets?: GameFacets;
}
export interface ListHotGamesQuery {
  merchantCode?: BrandId;
  isPlatform?: number;
  vassalage?: VendorCode;
  platform?: string;
  language?: LanguageCode;
  limit?: number;
}
export interface ListHotGamesValue {
  /**
   * @maxItems 100
   */
  items: GameItem[];
}
export interface ListPopularGamesQuery {
  gameCategory?: GameCategory;
  language?: LanguageCode;
  limit?: number;
}
export interface ListPopularGamesValue {
  /**
   * @maxItems 100
   */
  items: GameItem[];
}
export interface ListPvpRoomsQuery {
  vassalage?: VendorCode;
  gameCode?: GameCode;
}
export interface ListPvpRoomsValue {
  /**
   * @maxItems 500
   */
  items: PvpRoom[];
}
export interface ListRecentGamesQuery {
  limit?: number;
}
export interface ListRecentGamesValue {
  /**
   * @maxItems 50
   */
  items: GameItem[];
}
export interface ListVendorsQuery {
  gameCategory?: GameCategory;
}
export interface ListVendorsValue {
  /**
   * @maxItems 500
   */
  items: Vendor[];
}
