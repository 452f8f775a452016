import { documentOf } from '#brand/document-screens.ts';
import type { ScreenId } from '#brand/screens.ts';
import type { SitePlan } from '#brand/site-plan.ts';
import { screenAt } from '../frame/find-route.ts';

/** Namespaces that every page brings for its first screen; the rest is fetched with the screen. */
export const SHARED_NAMESPACES = ['ui', 'shell', 'plan', 'home', 'lobby'] as const;

/** What `renderPage` needs as `resources` for an address. */
export function firstNamespaces(plan: SitePlan, url: string): readonly string[] {
  return [...SHARED_NAMESPACES, ...ownNamespaces(screenAt(plan, url))];
}

function ownNamespaces(screen: ScreenId | null): readonly string[] {
  if (screen === null) return [];
  if (screen === 'join' || screen === 'download') return [screen];
  // Its title is part of the first HTML.
  if (screen === 'thirdPartyReturn') return ['third-party'];
  return screen === 'help' || documentOf(screen) !== null ? ['help'] : [];
}
