import type {
  GamePolicy,
  Announcement,
  GameItem,
  HelpTopic,
  Jackpot,
  MeasuredArrival,
  TrialBalance,
  WalletBalance,
} from '#contract/generated/types.ts';
import type { ReplyOf } from '#contract/operation.ts';
import type { ScreenId } from '../screens.ts';
import type { ColorScheme } from '../color-scheme.ts';
import type { SitePlan } from '../site-plan.ts';
import type { TextResources } from '../text-resources.ts';

/** A player notice without its text, which comes when it is opened. */
export type NoticeLine = Pick<Announcement, 'id' | 'language' | 'title'>;

/** What the first screen shows beside the plan. */
export interface PageData {
  /** The brand's first games, some of each category among them; at most `GAME_LIST_SIZE`. */
  readonly games: readonly GameItem[];
  /** How many games there are of each category. */
  readonly gameCounts: Readonly<Record<string, number>>;
  /** What the brand asks of the platform's own games. */
  readonly gamePolicy: GamePolicy;
  /** Ids of the hot games, the most popular first. The site requests those that `games` lacks. */
  readonly hot: readonly string[];
  /** The games the member opened last; empty for visitors. */
  readonly recent: readonly GameItem[];
  /** Null unless a member or an agent is signed in. */
  readonly balance: WalletBalance | null;
  /** Messages that the player has not opened. */
  readonly unread: number;
  /** Null unless a trial player is signed in. */
  readonly playMoney: TrialBalance | null;
  /** Real wins of the brand's players, names masked. */
  readonly winners: ReplyOf<'listWinners'>;
  /** Recent processing times of deposits; null while there are too few. */
  readonly arrival: MeasuredArrival | null;
  /** The same of withdrawals, from the request to the payment. */
  readonly withdrawalArrival: MeasuredArrival | null;
  /** The brand's jackpot; null: it has none. */
  readonly jackpot: Jackpot | null;
  /** Announcements for this visitor's marquee; at most 20. */
  readonly notices: readonly NoticeLine[];
  /** The list of promotions; null: the page does not show it. */
  readonly promotions: ReplyOf<'listPromotions'> | null;
  /** The lotteries with their draws; null: the page does not show them. */
  readonly lotteries: ReplyOf<'getLotteryLobby'> | null;
  /** The help topics the page shows; null: none. */
  readonly help: readonly HelpTopic[] | null;
}

/** The screen at an address, and what it shows first. */
export interface PagePlace {
  /** null: nothing. */
  readonly screen: ScreenId | null;
  /** A lobby shows games of this kind. */
  readonly category: string | null;
  /** The address has no query. */
  readonly isBare: boolean;
}

/** Everything a page is rendered from. The browser hydrates from the same, without `origin`. */
export interface PageInput {
  /** Names the brand's revision in the addresses of texts and pictures. */
  readonly hash: string;
  /** Assembled for this visitor. */
  readonly plan: SitePlan;
  /** Path and query, as requested. */
  readonly url: string;
  readonly language: string;
  /** Chosen by the visitor, else the brand's. */
  readonly scheme: ColorScheme;
  /** Texts by namespace: at least `firstNamespaces(plan, url)`. */
  readonly resources: TextResources;
  readonly session: ReplyOf<'getSession'>;
  readonly data: PageData;
  /** Scheme and host of the site. */
  readonly origin: string;
  /** Inside the builder. */
  readonly preview?: boolean;
}

/** The JSON in the page, from which the browser hydrates. */
export type BootInput = Omit<PageInput, 'origin'>;

export interface RenderedPage {
  /** For the head: links to what the first screen waits for. */
  readonly preloads: string;
  /** For inside #app. Contains no style attribute and no script. */
  readonly html: string;
  /** HTTP status of the page. */
  readonly status: number;
  /** Text of the title element, not yet escaped. */
  readonly title: string;
  /** `namespace:key` of each text that was requested and exists in no language. */
  readonly unknownTexts: readonly string[];
}
