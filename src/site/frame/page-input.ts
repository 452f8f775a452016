import type {
  Announcement,
  GameItem,
  HelpTopic,
  Jackpot,
  MeasuredArrival,
} from '#contract/generated/types.ts';
import type { SitePlan } from '#brand/site-plan.ts';
import type { ReplyOf } from '#contract/operation.ts';
import type { TextResources } from '#ui/i18n/text-resources.ts';
import type { Scheme } from '#ui/picture/scheme.atoms.ts';
import type { SessionView, WalletBalance } from '#ui/session/session.atoms.ts';

/** A player notice without its text, which comes when it is opened. */
export type NoticeLine = Pick<Announcement, 'id' | 'language' | 'title'>;

/** What the first screen shows beside the plan. */
export interface PageData {
  /** The brand's titles, the most wanted first; at most `GAME_LIST_SIZE`. */
  readonly games: readonly GameItem[];
  /** How many titles there are in all. */
  readonly gamesTotal: number;
  /** Ids of the titles put forward, the most wanted first; of those beyond `games` the site asks. */
  readonly hot: readonly string[];
  /** What the member opened last; empty for whoever is not one. */
  readonly recent: readonly GameItem[];
  /** Null unless a member or an agent is signed in. */
  readonly balance: WalletBalance | null;
  /** Real wins of the brand's players, names masked. */
  readonly winners: ReplyOf<'listWinners'>;
  /** How long deposits took of late; null: too few to tell. */
  readonly arrival: MeasuredArrival | null;
  /** The brand's pool; null: it has none. */
  readonly jackpot: Jackpot | null;
  /** What the brand tells this visitor, for the line that runs by; at most 20. */
  readonly notices: readonly NoticeLine[];
  /** What the page shows of the help centre; null: nothing. */
  readonly help: readonly HelpTopic[] | null;
}

/** All that a page is rendered from. Without `origin` it is also what the browser continues from. */
export interface PageInput {
  /** Names the brand's revision in the addresses of texts and pictures. */
  readonly hash: string;
  /** Assembled for this visitor. */
  readonly plan: SitePlan;
  /** Path and query, as requested. */
  readonly url: string;
  readonly language: string;
  /** Chosen by the visitor, else the brand's. */
  readonly scheme: Scheme;
  /** Texts by namespace: at least `firstNamespaces(plan, url)`. */
  readonly resources: TextResources;
  readonly session: SessionView;
  readonly data: PageData;
  /** Scheme and host of the site. */
  readonly origin: string;
  /** Inside the builder. */
  readonly preview?: boolean;
}

/** What stands in the page as JSON for the browser. */
export type BootInput = Omit<PageInput, 'origin'>;

/** How many titles a page asks for and brings at once. */
export const GAME_LIST_SIZE = 100;

/** How many titles are put forward where there is room for all of them. */
export const HOT_LIST_SIZE = 24;

/** How many titles a row of what was opened last holds. */
export const RECENT_LIST_SIZE = 12;
