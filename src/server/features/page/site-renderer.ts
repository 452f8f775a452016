import { stat } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { pathToFileURL } from 'node:url';
import { Piscina } from 'piscina';
import type { ScreenId } from '#brand/screens.ts';
import type { SitePlan } from '#brand/site-plan.ts';
import type {
  Announcement,
  GameItem,
  HelpTopic,
  MeasuredArrival,
} from '#contract/generated/types.ts';
import type { ReplyOf } from '#contract/operation.ts';
import type { Texts } from '../../brands/locales.ts';

export type PageScheme = 'light' | 'dark' | 'system';

/** What the site's first screen is drawn from; the browser goes on from the same. */
export interface PageInput {
  plan: SitePlan;
  /** Names the brand's revision in the addresses of texts and pictures. */
  hash: string;
  /** Path and query. */
  url: string;
  language: string;
  /** Chosen by the visitor, else the brand's. */
  scheme: PageScheme;
  resources: Readonly<Record<string, Texts>>;
  session: ReplyOf<'getSession'>;
  data: PageData;
  origin: string;
}

export interface PageData {
  games: readonly GameItem[];
  gamesTotal: number;
  /** Ids of the titles put forward, the most wanted first; of those beyond `games` the site asks. */
  hot: readonly string[];
  /** What the member opened last; empty for whoever is not one. */
  recent: readonly GameItem[];
  /** null unless a member is signed in. */
  balance: ReplyOf<'getBalance'> | null;
  winners: ReplyOf<'listWinners'>;
  /** How long deposits took of late; null: too few to tell. */
  arrival: MeasuredArrival | null;
  notices: readonly Pick<Announcement, 'id' | 'language' | 'title'>[];
  /** What the page shows of the help centre; null: nothing. */
  help: readonly HelpTopic[] | null;
}

export interface RenderedPage {
  /** For the head: what the first screen waits for. */
  preloads: string;
  html: string;
  status: number;
  title: string;
  /** `namespace:key` of each text that was asked for and exists in no language. */
  unknownTexts: readonly string[];
}

/** The site's own components, built for the server. */
export interface SiteBundle {
  /** Renders in a worker thread: it takes 25 to 60 ms, which must not block the event loop. */
  renderPage(input: PageInput): Promise<RenderedPage>;
  /** Stops the worker threads; pages that are being rendered fail. */
  close(): Promise<void>;
  /** Texts that the first screen of an address needs. */
  firstNamespaces(plan: SitePlan, url: string): readonly string[];
  /** The screen of an address, as the plan has it; null: nothing is there. */
  screenAt(plan: SitePlan, url: string): ScreenId | null;
  /** Sources of the build that a theme's fonts need. */
  fontSources(theme: SitePlan['theme']): {
    stylesheets: readonly string[];
    preloads: readonly string[];
  };
  /** Source of the build with the texture of a recipe. */
  textureSource(recipe: SitePlan['theme']['recipe']): string;
}

/** Worker threads that render pages: one core is left for the event loop. */
export const RENDER_THREADS = Math.max(1, Math.min(4, availableParallelism() - 1));

/**
 * Loads the render bundle here and in the worker threads. The server imports no screen: it finds
 * them in the bundle.
 * @throws Error when there is no bundle or it lacks an export
 */
export async function loadSiteBundle(file: string): Promise<SiteBundle> {
  const built = await stat(file).catch(() => null);
  if (built === null) throw new Error(`no render bundle at ${file}: run npm run build`);
  const module = (await import(pathToFileURL(file).href)) as Partial<SiteBundle>;
  const { renderPage, firstNamespaces, screenAt, fontSources, textureSource } = module;
  if (
    renderPage === undefined ||
    firstNamespaces === undefined ||
    screenAt === undefined ||
    fontSources === undefined ||
    textureSource === undefined
  ) {
    throw new TypeError(`${file} lacks an export of the site's bundle`);
  }
  const threads = new Piscina<PageInput, RenderedPage>({
    filename: file,
    name: 'renderPage',
    minThreads: 1,
    maxThreads: RENDER_THREADS,
    idleTimeout: 60_000,
  });
  return {
    renderPage: (input) => threads.run(input),
    close: () => threads.destroy(),
    firstNamespaces,
    screenAt,
    fontSources,
    textureSource,
  };
}
