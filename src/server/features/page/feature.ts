import type { FastifyRequest } from 'fastify';
import { Counter } from 'prom-client';
import type { ReplyOf } from '#contract/operation.ts';
import { settingOf } from '../../brands/setting-of.ts';
import type { Feature, Page } from '../../feature.ts';
import type { Parts } from '../../parts.ts';
import { renderBundle, webFolder } from '../../platform/places.ts';
import { requestOrigin } from '../../platform/public-origin.ts';
import type { Site } from '../../platform/route.ts';
import type { MemberCaller } from '../../platform/session/caller.ts';
import { findMemberSession } from '../../platform/session/find-session.ts';
import { MEMBER_COOKIE } from '../../platform/session/session-cookie.ts';
import { serveBrandFiles } from './brand-files.ts';
import { gameSources } from './game-sources.ts';
import { localeRoutes } from './locale.routes.ts';
import { readPageData } from './page-data.ts';
import { serviceWorker } from './service-worker.ts';
import { sitePage, type SitePageParts } from './site-page.ts';
import { loadSiteBundle } from './site-renderer.ts';
import { staffPage } from './staff-page.ts';
import { serveAssets } from './static-files.ts';
import { ENTRIES, loadWebBuild } from './web-build.ts';

interface Needs {
  /** Every feature, for its part of a page's first data. */
  features(): readonly Feature[];
  sessionOf(
    caller: MemberCaller | null,
    site: Site,
    language: string,
  ): Promise<ReplyOf<'getSession'>>;
  verifyPreview: SitePageParts['verifyPreview'];
}

/** Files and texts, and the pages that the web build draws: of the sites and of the staff apps. */
export async function pageFeature(parts: Parts, needs: Needs): Promise<Feature> {
  const { config, locales, sources } = parts;
  return {
    name: 'page',
    pages: [
      (app) => serveAssets(app, webFolder(config.buildDir)),
      (app) => serveBrandFiles(app, config.brandsDir, parts.db),
      localeRoutes({
        locales,
        isBrand: (id) => parts.brands.knownIds().includes(id),
        isLanguage: (code) => Object.hasOwn(sources.registry.languages, code),
      }),
      ...(parts.servesPages ? await builtPages(parts, needs) : []),
    ],
  };
}

async function builtPages(parts: Parts, needs: Needs): Promise<Page[]> {
  const { config, text, locales, staffHosts, brands, metrics, log } = parts;
  const originOf = (request: FastifyRequest): string => requestOrigin(request, config);
  const unknownTexts = new Counter({
    name: 'text_unknown_total',
    help: 'Texts a page wanted to show that exist in no language, by namespace.',
    labelNames: ['namespace'],
    registers: [metrics.registry],
  });
  const [web, site] = await Promise.all([
    loadWebBuild(webFolder(config.buildDir)),
    loadSiteBundle(renderBundle(config.buildDir)),
  ]);
  return [
    serviceWorker(web),
    staffPage({
      path: '/office/',
      template: web.html(ENTRIES.office),
      isServed: (host) => staffHosts.serves('office', host),
      originOf,
      text,
    }),
    staffPage({
      path: '/builder/',
      template: web.html(ENTRIES.builder),
      isServed: (host) => staffHosts.serves('builder', host),
      originOf: (request) => config.builderOrigin || originOf(request),
      text,
      // The default brand's host shows the drafts of those that are live nowhere yet.
      frames: (place) =>
        (brands.byId(place.split('/')[0] ?? '') ?? brands.byId(config.defaultBrand))?.hosts ?? [],
    }),
    sitePage({
      brands: parts.pageBrands,
      web,
      locales,
      gameSourcesOf: (brand) =>
        gameSources(parts.vendors, settingOf(parts.brands.byId(brand), 'gameHosts')),
      site,
      originOf,
      unknownText: (key) => {
        unknownTexts.inc({ namespace: key.split(':')[0] ?? '' });
        log.warn({ key }, 'a page asked for a text that nobody has written');
      },
      locate: parts.locator.locate,
      verifyPreview: needs.verifyPreview,
      callerOf: (request, brand) => callerOf(request, brand, parts),
      sessionOf: (caller, { id }, language) => {
        const live = brands.byId(id);
        if (live === null) throw new Error(`${id} is not live`);
        return needs.sessionOf(caller, live.site, language);
      },
      dataOf(caller, { id }, page) {
        const currency = brands.byId(id)?.site.currency ?? '';
        return readPageData({ caller, brand: id, currency, ...page }, needs.features());
      },
    }),
  ];
}

async function callerOf(
  request: FastifyRequest,
  brand: string,
  { db, clock }: Parts,
): Promise<MemberCaller | null> {
  const token = request.cookies[MEMBER_COOKIE];
  if (token === undefined) return null;
  const found = await findMemberSession(db, { token, brand, carrier: 'cookie' }, clock);
  return found.state === 'live' ? found.caller : null;
}
