import type { FastifyInstance } from 'fastify';
import { documentOf } from '#brand/document-screens.ts';
import type { ScreenId } from '#brand/screens.ts';
import type { HelpTopic } from '#contract/generated/types.ts';
import { balanceView } from '../features/wallet/balance.read.ts';
import { verifyPreviewToken } from '../features/brand/preview-token.ts';
import { apiDocs } from '../features/docs/api-docs.ts';
import { gameItem } from '../features/lobby/lobby.read.ts';
import { hotGames, itemsOf } from '../features/lobby/ranked-games.read.ts';
import { recentNodeIds } from '../features/lobby/recent-games.read.ts';
import { serveBrandFiles } from '../features/page/brand-files.ts';
import { localeRoutes } from '../features/page/locale.routes.ts';
import type { PageBrands } from '../features/page/page-brand.ts';
import { serviceWorker } from '../features/page/service-worker.ts';
import { sitePage, type SitePageParts } from '../features/page/site-page.ts';
import { loadSiteBundle } from '../features/page/site-renderer.ts';
import { staffPage } from '../features/page/staff-page.ts';
import { serveAssets } from '../features/page/static-files.ts';
import { ENTRIES, loadWebBuild } from '../features/page/web-build.ts';
import type { Artist } from '../features/picture/brand-artist.ts';
import { webAppRoutes } from '../features/web-app/web-app.routes.ts';
import { sessionView } from '../features/session/session.read.ts';
import { sandboxPage } from '../payments/sandbox/sandbox-page.ts';
import { RENDER_BUNDLE, WEB_FOLDER } from '../platform/places.ts';
import { MEMBER_COOKIE } from '../platform/session/session-cookie.ts';
import { findMemberSession } from '../platform/session/session-store.ts';
import { helpPartsOf } from './help-parts.ts';
import { webAppPartsOf } from './web-app-parts.ts';
import type { SharedParts } from './shared-parts.ts';

/** As many wins as the home page tells of. */
const WINNERS_A_PAGE = 20;

/** As many notices as run by. */
const NOTICES_A_PAGE = 20;

/** As many titles as its own page puts forward; the site's own HOT_LIST_SIZE. */
const HOT_A_PAGE = 24;

/** As many as a row of what was played last holds; the site's own RECENT_LIST_SIZE. */
const RECENT_A_PAGE = 12;

/** As many titles as a page brings at once; the site's own GAME_LIST_SIZE. */
const GAMES_A_PAGE = 100;

type Page = (app: FastifyInstance) => void | Promise<void>;

/** Everything that is not an operation, but for pictures: pages, texts, assets and documents. */
export async function pagesOf(
  parts: SharedParts,
  brands: PageBrands,
  draw: Artist,
): Promise<Page[]> {
  const { db, clock, config, text, locales } = parts;
  const [web, site] = await Promise.all([loadWebBuild(WEB_FOLDER), loadSiteBundle(RENDER_BUNDLE)]);
  return [
    (app) => serveAssets(app, WEB_FOLDER),
    serviceWorker(web),
    (app) => serveBrandFiles(app, config.brandsDir),
    webAppRoutes(webAppPartsOf(brands, draw, text)),
    localeRoutes({ locales, brands }),
    apiDocs,
    staffPage({
      path: '/office/',
      template: web.html(ENTRIES.office),
      own: config.officeOrigin,
      text,
    }),
    staffPage({
      path: '/builder/',
      template: web.html(ENTRIES.builder),
      own: config.builderOrigin,
      text,
      frames: (place) => parts.brands.byId(place.split('/')[0] ?? '')?.hosts ?? [],
    }),
    ...(parts.channels.length === 0 ? [] : [sandboxPage({ db, clock, text })]),
    sitePage({
      brands,
      web,
      locales,
      site,
      unknownText: parts.unknownText,
      locate: parts.locator.locate,
      verifyPreview: (token) => verifyPreviewToken(config.secrets.session, token, clock.now()),
      ...personal(parts),
    }),
  ];
}

/** The parts of a page that depend on who looks at it. */
function personal(parts: SharedParts): Pick<SitePageParts, 'callerOf' | 'sessionOf' | 'dataOf'> {
  const { db, clock, config, gamesOf, played, winners, announcements } = parts;
  const { topicsOf } = helpPartsOf(parts);
  return {
    async callerOf(request, brand) {
      const token = request.cookies[MEMBER_COOKIE];
      if (token === undefined) return null;
      const found = await findMemberSession(db, { token, brand, carrier: 'cookie' }, clock);
      return found.state === 'live' ? found.caller : null;
    },
    sessionOf: (caller, brand, language) => {
      const site = parts.brands.byId(brand.id)?.site;
      if (site === undefined) throw new Error(`${brand.id} is not live`);
      return sessionView(
        db,
        { caller: caller ?? { kind: 'visitor' }, language, site },
        config.secrets.session,
      );
    },
    async dataOf(caller, brand, { screen, language }) {
      const currency = parts.brands.byId(brand.id)?.site.currency ?? '';
      const offered = gamesOf(brand.id);
      const games = offered.search({});
      const member = caller === null || caller.kind === 'trial' ? null : caller;
      const balance = member && (await balanceView(db, { ...member, currency }, clock));
      const recent = member === null ? [] : await recentNodeIds(db, member);
      const hot = hotGames(offered, await played.read(brand.id), { limit: HOT_A_PAGE }, currency);
      const notices = await announcements.list({
        brand: brand.id,
        kind: caller?.kind ?? 'visitor',
        language,
        types: ['PL'],
        execution: null,
        platform: 'W',
      });
      return {
        games: games.slice(0, GAMES_A_PAGE).map((game) => gameItem(game, currency)),
        gamesTotal: games.length,
        hot: hot.items.map(({ nodeId }) => nodeId),
        recent: itemsOf(offered, recent.slice(0, RECENT_A_PAGE), currency),
        balance,
        help: await helpFor(screen, () => topicsOf(brand.id, language)),
        arrival: (await parts.arrivals.read(brand.id)).all,
        jackpot: await parts.jackpotBoard.read(brand.id),
        winners: await winners.read({ brand: brand.id, category: 'ALL', limit: WINNERS_A_PAGE }),
        notices: notices
          .slice(0, NOTICES_A_PAGE)
          .map(({ id, language: its, title }) => ({ id, language: its, title })),
      };
    },
  };
}

/** The whole help centre for its own page, one article for a page that shows one. */
async function helpFor(
  screen: ScreenId | null,
  read: () => Promise<HelpTopic[]>,
): Promise<HelpTopic[] | null> {
  if (screen === 'help') return read();
  const wanted = screen === null ? null : documentOf(screen);
  if (wanted === null) return null;
  return (await read()).flatMap((topic) => {
    const articles = topic.articles.filter(({ articleId }) => articleId === wanted);
    return articles.length === 0 ? [] : [{ ...topic, articles }];
  });
}
