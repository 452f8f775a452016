import { STUDIO } from '#domain/live/own-studio.ts';
import type { BrandManifest } from '#contract/generated/manifest-types.ts';
import { SCREENS, type ScreenId } from '../screens.ts';
import type { RoutePlan, UnofferedRoute } from '../site-plan.ts';
import { SPECIFIED_ROUTES } from '../specified-routes.ts';
import { screenAvailability } from './availability.ts';
import type { Assembly } from './context.ts';
import { bookCategories, hasOtherVendors, otherVendorsPath } from './own-book.ts';

/** Screens that are part of every site, named in a menu or not. */
const ALWAYS: readonly ScreenId[] = [
  'home',
  'hot',
  'game',
  'login',
  'thirdPartyReturn',
  'freePlay',
  'register',
  'forgotPassword',
  'resetPassword',
  'changePassword',
  'fairness',
  'notices',
  'saferPlay',
  'activityStatement',
  'terms',
  'privacy',
  'responsibleGaming',
  'licences',
  'depositTutorial',
  // Its address is on invitations that members send.
  'join',
  'lottery',
  // The lobby's row of them leads there.
  'favourites',
];

const HEADER_SCREENS: Readonly<Record<string, ScreenId>> = {
  appDownload: 'download',
  search: 'search',
  accountName: 'memberCentre',
  deposit: 'deposit',
  withdraw: 'withdrawal',
  agentCentre: 'agentHome',
  messages: 'messages',
  bettingRecord: 'bettingRecord',
  helpLink: 'help',
};

/**
 * Every address with content. A screen has one when it is built, allowed, and something that is not
 * hidden leads there for some kind of visitor; who may enter is `needs`. Not for this visitor alone:
 * a visitor who follows a member's link is asked to sign in and not told that nothing is there.
 */
export function planRoutes(assembly: Assembly): readonly RoutePlan[] {
  const screens = new Set<ScreenId>([
    ...ALWAYS,
    ...bookScreens(assembly),
    ...studioScreens(assembly),
    ...mentionedScreens(assembly.manifest),
  ]);
  const routes: RoutePlan[] = [];
  for (const screen of screens) {
    if (!screenAvailability(assembly, screen).available) continue;
    const { path, needs, aliases } = SCREENS[screen];
    for (const address of [path, ...(aliases ?? [])]) {
      routes.push({ path: address, screen, needs, category: null });
    }
  }
  for (const { path, category } of SPECIFIED_ROUTES) {
    const isOpen = category !== null && assembly.openCategories.includes(category);
    // A screen at the same path takes precedence over a lobby.
    if (isOpen && !hasPath(routes, path)) {
      routes.push({ path, screen: 'lobby', needs: 'anyone', category });
    }
  }
  for (const category of openBookCategories(assembly)) {
    if (!hasOtherVendors(assembly, category)) continue;
    routes.push({ path: otherVendorsPath(category), screen: 'lobby', needs: 'anyone', category });
  }
  return routes;
}

/** Pages of the own book, on a site that offers it. */
function bookScreens(assembly: Assembly): readonly ScreenId[] {
  const led = openBookCategories(assembly);
  return [
    ...(led.length > 0 ? (['footballSports'] as const) : []),
    ...(led.includes('SPORTS') ? (['sports'] as const) : []),
    ...(led.includes('ESPORTS') ? (['esports'] as const) : []),
  ];
}

/** The page of a live table, on a site that offers the own studio. */
function studioScreens({ openCategories, permissionInfo }: Assembly): readonly ScreenId[] {
  const vendors = permissionInfo.vendorsByCategory['LIVE'] ?? [];
  const isOffered = vendors.some(({ vassalage }) => vassalage === STUDIO);
  return isOffered && openCategories.includes('LIVE') ? ['liveTable'] : [];
}

const openBookCategories = (assembly: Assembly) =>
  bookCategories(assembly).filter((category) => assembly.openCategories.includes(category));

/** Routes of the specification without content on this site. */
export function planUnofferedRoutes(routes: readonly RoutePlan[]): readonly UnofferedRoute[] {
  return SPECIFIED_ROUTES.filter(({ path }) => !hasPath(routes, path)).map(({ path, title }) => ({
    path,
    title,
  }));
}

const hasPath = (routes: readonly RoutePlan[], path: string): boolean =>
  routes.some((route) => route.path === path);

interface Mention {
  readonly screen?: ScreenId;
  readonly hidden?: boolean;
}

/** Screens that an element which is not hidden leads to, for any kind of visitor. */
function mentionedScreens(manifest: BrandManifest): readonly ScreenId[] {
  const { menus, navigation, footer, home, legal } = manifest;
  const headers = [
    ...menus.header.visitor,
    ...menus.header.member,
    ...menus.header.agent,
    ...menus.header.trial,
  ].map((item) => withScreen(HEADER_SCREENS[item.element], item.hidden));
  const entries = navigation.entries.map((item) =>
    withScreen(
      item.kind === 'hot' || item.kind === 'promotions' ? item.kind : undefined,
      item.hidden,
    ),
  );
  const links = footer.groups
    .filter((group) => group.hidden !== true)
    .flatMap((group) =>
      group.links.map((link) =>
        withScreen(link.kind === 'screen' ? link.screen : undefined, link.hidden),
      ),
    );
  const slides = home.blocks.flatMap((block) =>
    block.kind === 'bannerCarousel' && block.hidden !== true ? block.slides : [],
  );
  const downloads = home.blocks.map((block) =>
    withScreen(block.kind === 'appDownload' ? 'download' : undefined, block.hidden),
  );
  const mentions: readonly Mention[] = [
    ...headers,
    ...entries,
    ...menus.bottomBar,
    ...menus.sideMenu.left,
    ...menus.memberCentre,
    ...menus.agentCentre,
    ...links,
    ...slides,
    ...downloads,
    ...legal.notices,
  ];
  return mentions.flatMap((mention) =>
    mention.screen === undefined || mention.hidden === true ? [] : [mention.screen],
  );
}

function withScreen(screen: ScreenId | undefined, hidden: boolean | undefined): Mention {
  return {
    ...(screen === undefined ? {} : { screen }),
    ...(hidden === undefined ? {} : { hidden }),
  };
}
