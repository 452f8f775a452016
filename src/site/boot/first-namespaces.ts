import { documentOf } from '#brand/document-screens.ts';
import type { PagePlace } from '#brand/page/page-input.ts';
import { showsLotteries } from '#domain/category/categories.ts';
import type { SitePlan } from '#brand/site-plan.ts';
import { placeAt } from '../frame/find-route.ts';

/** Namespaces that every page brings for its first screen; the rest is fetched with the screen. */
export const SHARED_NAMESPACES = ['ui', 'shell', 'plan', 'home', 'lobby'] as const;

/** What `renderPage` needs as `resources` for an address. */
export function firstNamespaces(plan: SitePlan, url: string): readonly string[] {
  return [...SHARED_NAMESPACES, ...ownNamespaces(placeAt(plan, url))];
}

function ownNamespaces({ screen, category }: PagePlace): readonly string[] {
  if (screen === null) return [];
  if (screen === 'promotions') return ['promotion'];
  if (showsLotteries(category)) return ['lottery'];
  if (category === 'LIVE') return ['studio'];
  if (screen === 'join' || screen === 'download') return [screen];
  // Its title is part of the first HTML.
  if (screen === 'thirdPartyReturn') return ['third-party'];
  return screen === 'help' || documentOf(screen) !== null ? ['help'] : [];
}
