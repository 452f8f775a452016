import { matchPath } from 'react-router-dom';
import type { ScreenId } from '#brand/screens.ts';
import type { PagePlace } from '#brand/page/page-input.ts';
import type { RoutePlan, SitePlan, UnofferedRoute } from '#brand/site-plan.ts';

/** The route of an address, or null when nothing is there. */
export function findRoute(plan: SitePlan, path: string): RoutePlan | null {
  return plan.routes.find((route) => matchPath(route.path, path) !== null) ?? null;
}

/** The specified route at an address without content on this site; null: offered, or unknown. */
export function findUnoffered(plan: SitePlan, path: string): UnofferedRoute | null {
  return plan.unofferedRoutes.find((route) => matchPath(route.path, path) !== null) ?? null;
}

/** The screen of an address and what the page must bring for it. */
export function placeAt(plan: SitePlan, url: string): PagePlace {
  const { pathname, search } = new URL(url, 'http://site');
  const route = findRoute(plan, pathname);
  return {
    screen: route?.screen ?? null,
    category: route?.category ?? null,
    isBare: search === '',
  };
}

/** The screen of an address with or without its query; null: nothing is there. */
export function screenAt(plan: SitePlan, url: string): ScreenId | null {
  return findRoute(plan, new URL(url, 'http://site').pathname)?.screen ?? null;
}
