import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { NOWHERE } from '#brand/page/no-page-data.ts';
import { asColorScheme, type ColorScheme } from '#brand/color-scheme.ts';
import type { PageData, PageInput, PagePlace, RenderedPage } from '#brand/page/page-input.ts';
import { SCREENS } from '#brand/screens.ts';
import type { TextResources } from '#brand/text-resources.ts';
import type { SitePlan } from '#brand/site-plan.ts';
import { themeCss } from '#brand/theme-css.ts';
import type { ReplyOf } from '#contract/operation.ts';
import { addressGroup } from '../../platform/address-group.ts';
import type { FairQueue } from '../../platform/fair-queue.ts';
import { Problem } from '../../platform/problem.ts';
import type { MemberCaller } from '../../platform/session/caller.ts';
import { type ComposedPage, composePage, joinSources, sendPage } from './html-page.ts';
import { analyticsSources } from './analytics-sources.ts';
import { LANGUAGE_QUERY, searchHead } from './search-head.ts';
import type { Locales } from '../../brands/locales.ts';
import { isNotPage, NOT_FOUND_PATH, type PageAddress, pageAddress } from './page-address.ts';
import type { PageBrand, PageBrands } from '../../brands/page-brand.ts';
import { PAGE_LIMIT, pageQueue } from './page-limits.ts';
import { phoneServiceSources } from './phone-service-sources.ts';
import { type PreviewDependencies, sendPreview } from './preview-page.ts';
import { type NeededStyles, neededStyles } from './needed-styles.ts';
import { visitorOf } from '../../brands/visitor-of.ts';
import { VisitorPages } from './visitor-pages.ts';
import { ENTRIES, FIRST_SCREENS } from './web-build.ts';

const SCHEME_COOKIE = 'scheme';
const LANGUAGE_COOKIE = 'lang';
const YEAR_SECONDS = 31_536_000;
/** The service worker keeps pages that carry it, and no others. */
const KEEP_HEADER = 'x-keep-offline';

export interface SitePageParts extends PreviewDependencies {
  brands: PageBrands;
  locales: Locales;
  gameSourcesOf: (brand: string) => ReturnType<typeof joinSources>;
  /** The origin that a request came to. */
  originOf: (request: FastifyRequest) => string;
  /** A page asked for `namespace:key`, and no language has it. */
  unknownText: (key: string) => void;
  /** Who asks, from the session cookie of this brand. */
  callerOf: (request: FastifyRequest, brand: string) => Promise<MemberCaller | null>;
  sessionOf: (
    caller: MemberCaller | null,
    brand: PageBrand,
    language: string,
  ) => Promise<ReplyOf<'getSession'>>;
  dataOf: (
    caller: MemberCaller | null,
    brand: PageBrand,
    page: PagePlace & { language: string },
  ) => Promise<PageData>;
}

interface SitePageDependencies extends SitePageParts {
  /** Of whatever a first screen may be made of. */
  appStyles: { addresses: readonly string[]; neededBy: NeededStyles };
  queue: FairQueue;
}

/** Every page of a brand's site: its content is in the answer, drawn by the site's own components. */
export function sitePage(parts: SitePageParts): (app: FastifyInstance) => void {
  const pages = new VisitorPages();
  const appStyles = parts.web.stylesOf([FIRST_SCREENS]);
  const deps: SitePageDependencies = {
    ...parts,
    appStyles: { addresses: appStyles.addresses, neededBy: neededStyles(appStyles.text) },
    queue: pageQueue(),
  };
  return (app) => {
    app.addHook('onClose', () => deps.site.close());
    app.get('/*', PAGE_LIMIT, async (request, reply) => {
      const brand = deps.brands.byHost(request.hostname);
      if (brand === null) throw new Problem('UNKNOWN_HOST');
      const invited = /^\/join\/([A-Za-z0-9]{1,32})\/?$/i.exec(pathOf(request))?.[1];
      if (invited !== undefined) return reply.redirect(`/join?code=${invited}`, 302);
      const address = pageAddress(brand, request.url, request.query as Record<string, unknown>);
      // A file or an operation that does not exist must not come back as a page.
      if (address.path === NOT_FOUND_PATH && isNotPage(pathOf(request))) {
        throw new Problem('NOT_FOUND');
      }
      // Whoever holds the link of a forgotten password holds the account: the page is not referred to.
      if (carriesSecret(request)) reply.header('referrer-policy', 'no-referrer');
      const language = languageOf(request, reply, brand);
      request.language = language;
      const { preview } = request.query as { preview?: unknown };
      if (typeof preview === 'string') {
        const readData = () => deps.dataOf(null, brand, { ...NOWHERE, language });
        return sendPreview(request, reply, brand, preview, deps, readData);
      }
      const caller = await deps.callerOf(request, brand.id);
      const draw = () => drawPage({ request, brand, caller, address }, deps);
      const key = caller === null ? visitorKey(request, brand, address, deps) : null;
      if (key === null) return sendPage(reply, await draw(), caller !== null);
      const { page, tag } = await pages.get(key, brand.version, draw);
      if (page.status !== 200) return sendPage(reply, page, false);
      // A page that shows nothing of a member may be kept for reading without a network.
      reply.header(KEEP_HEADER, '1');
      reply.header('etag', tag);
      // The policy stays the one of the page that is kept there: its nonce is that page's.
      if (request.headers['if-none-match'] === tag) {
        reply.raw.removeHeader('content-security-policy');
        return reply.status(304).header('cache-control', 'private, no-cache').send();
      }
      return sendPage(reply, page, false);
    });
  };
}

/**
 * Everything that decides what a visitor sees, each part with few values: whatever else a request
 * carries does not make another page. Null for pages of one visitor: with parameters that a screen
 * reads, and where the site is closed to the visitor.
 */
function visitorKey(
  request: FastifyRequest,
  brand: PageBrand,
  address: PageAddress,
  { locate, originOf }: Pick<SitePageDependencies, 'locate' | 'originOf'>,
): string | null {
  const location = locate(request);
  if (address.hasQuery || !brand.isOpenTo(location)) return null;
  const scheme = chosenScheme(request) ?? '';
  const origin = originOf(request);
  return [
    brand.id,
    brand.hash,
    request.language,
    scheme,
    location.country,
    origin,
    address.url,
  ].join(' ');
}

interface Asked {
  request: FastifyRequest;
  brand: PageBrand;
  caller: MemberCaller | null;
  address: PageAddress;
}

/** @throws Problem OVERLOADED */
function drawPage(asked: Asked, deps: SitePageDependencies): Promise<ComposedPage> {
  const caller = { brand: asked.brand.id, group: addressGroup(asked.request.ip) };
  return deps.queue.run(caller, async () => {
    const input = await pageInput(asked, deps);
    return pageOf(asked, input, await deps.site.renderPage(input), deps);
  });
}

function pageOf(
  { request, brand, address }: Asked,
  input: PageInput,
  drawn: RenderedPage,
  deps: SitePageDependencies,
): ComposedPage {
  const { language } = request;
  const { plan, scheme } = input;
  for (const key of drawn.unknownTexts) deps.unknownText(key);
  const { origin, ...boot } = input;
  const place = { origin, path: address.path, language, hash: brand.hash };
  const isOffered = plan.unofferedRoutes.every(({ path }) => path !== address.path);
  const isIndexed = drawn.status === 200 && isOffered && !carriesSecret(request);
  return composePage(deps.web.html(ENTRIES.site), drawn.status, {
    language,
    direction: plan.languages.enabled.find(({ code }) => code === language)?.dir ?? 'ltr',
    scheme,
    head: (nonce) =>
      [
        ...searchHead(plan, isIndexed ? place : null, drawn.title),
        ...siteHead({ plan, brand, drawn, scheme, nonce }, deps),
      ].join('\n'),
    app: drawn.html,
    boot,
    sources: joinSources(
      phoneServiceSources(plan.registration.phoneService),
      deps.gameSourcesOf(brand.id),
      analyticsSources(plan, address.path),
    ),
  });
}

const pathOf = (request: FastifyRequest): string => request.url.split('?')[0] ?? '/';

/** Addresses with a code that is good once: nobody else may see them. */
const SECRET_PATHS: readonly string[] = [SCREENS.resetPassword.path, SCREENS.thirdPartyReturn.path];

const carriesSecret = (request: FastifyRequest): boolean => SECRET_PATHS.includes(pathOf(request));

async function pageInput(
  { request, brand, caller, address: { url } }: Asked,
  deps: SitePageDependencies,
): Promise<PageInput> {
  const { language } = request;
  const plan = brand.plan({
    host: request.hostname,
    location: deps.locate(request),
    visitor: visitorOf(caller, language),
  });
  const [session, data] = await Promise.all([
    deps.sessionOf(caller, brand, language),
    deps.dataOf(caller, brand, { ...deps.site.placeAt(plan, url), language }),
  ]);
  return {
    plan,
    hash: brand.hash,
    url,
    language,
    scheme: chosenScheme(request) ?? plan.theme.defaultScheme,
    resources: textsFor(deps, brand.id, language, deps.site.firstNamespaces(plan, url)),
    session,
    data,
    origin: deps.originOf(request),
  };
}

/**
 * The language of the address, as search engines link it, which is kept for the pages that follow;
 * else what the visitor chose here before; else the brand's own.
 */
function languageOf(request: FastifyRequest, reply: FastifyReply, brand: PageBrand): string {
  const asked = (request.query as Record<string, unknown>)[LANGUAGE_QUERY];
  if (typeof asked === 'string' && brand.languages.includes(asked)) {
    void reply.setCookie(LANGUAGE_COOKIE, asked, {
      path: '/',
      maxAge: YEAR_SECONDS,
      sameSite: 'lax',
    });
    return asked;
  }
  const chosen = request.cookies[LANGUAGE_COOKIE];
  return chosen !== undefined && brand.languages.includes(chosen) ? chosen : brand.defaultLanguage;
}

function chosenScheme(request: FastifyRequest): ColorScheme | null {
  return asColorScheme(request.cookies[SCHEME_COOKIE]);
}

function textsFor(
  { locales }: Pick<SitePageDependencies, 'locales'>,
  brand: string,
  language: string,
  namespaces: readonly string[],
): TextResources {
  return Object.fromEntries(
    namespaces.map((name) => [name, locales.namespace(brand, language, name) ?? {}]),
  );
}

interface SiteHead {
  plan: SitePlan;
  brand: PageBrand;
  drawn: RenderedPage;
  scheme: ColorScheme;
  nonce: string;
}

/** Styles are in the page itself, so that nothing waits for a second answer; fonts come early. */
function siteHead(
  { plan, brand, drawn, scheme, nonce }: SiteHead,
  { web, site, appStyles }: Pick<SitePageDependencies, 'web' | 'site' | 'appStyles'>,
): string[] {
  const fonts = site.fontSources(plan.theme);
  const texture = web.stylesOf([site.textureSource(plan.theme.recipe)]);
  return [
    `<meta property="csp-nonce" nonce="${nonce}">`,
    `<link rel="manifest" href="/manifest.webmanifest">`,
    `<link rel="apple-touch-icon" href="/app/${brand.hash}/icon-180.png">`,
    ...barColours(plan.theme, scheme),
    `<link rel="icon" type="image/svg+xml" href="/art/${brand.id}/${brand.hash}/icon.svg">`,
    drawn.preloads,
    ...fonts.preloads.map(
      (source) =>
        `<link rel="preload" as="font" type="font/woff2" crossorigin href="${web.fileOf(source)}">`,
    ),
    `<style nonce="${nonce}">${themeCss(plan.theme)}</style>`,
    `<style nonce="${nonce}">${web.stylesOf(fonts.stylesheets).text}</style>`,
    `<style nonce="${nonce}">${appStyles.neededBy(drawn.html)}</style>`,
    // Disabled, they are not fetched: the app asks for them when it wakes, and finds them linked.
    ...appStyles.addresses.map((href) => `<link rel="stylesheet" href="${href}" disabled>`),
    `<style nonce="${nonce}">${texture.text}</style>`,
  ];
}

/** The colour of the browser's own bars in each scheme; a scheme that was chosen holds for both. */
function barColours({ tokens }: SitePlan['theme'], chosen: string): string[] {
  return (['light', 'dark'] as const).map((scheme) => {
    const media =
      chosen === 'system'
        ? `(prefers-color-scheme: ${scheme})`
        : chosen === scheme
          ? 'all'
          : 'not all';
    return `<meta name="theme-color" data-scheme="${scheme}" media="${media}" content="${tokens[scheme].bg}">`;
  });
}
