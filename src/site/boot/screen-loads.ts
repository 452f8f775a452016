import type { RoutePlan, SitePlan } from '#brand/site-plan.ts';
import type { Early, FIRST, Load, TextsOf } from '../frame/site-feature.ts';
import { declared } from './declared.ts';

const LOADS: Readonly<Partial<Record<string, Load | typeof FIRST>>> = {
  ...declared('dialogs'),
  // A screen that is drawn with the first load may also be a dialog.
  ...declared('screens'),
};

const TEXTS: Readonly<Partial<Record<string, TextsOf>>> = declared('texts');

const EARLY: Readonly<Partial<Record<string, Early>>> = declared('early');

/** The namespaces that what is at a path asks for first. */
export function screenTextsAt(plan: SitePlan, path: string): readonly string[] {
  const screen = plan.routes.find((route) => route.path === path)?.screen;
  return screen === undefined ? [] : (screenTexts(screen, plan) ?? []);
}

/** The namespaces that a screen or dialog asks for first; null: it does not declare any. */
export const screenTexts = (screen: string, plan: SitePlan): readonly string[] | null =>
  TEXTS[screen]?.(plan) ?? null;

/** Requests what comes after the code of what is at a link. @returns namespaces that it asks for */
export async function requestEarly(
  plan: SitePlan,
  link: Pick<URL, 'pathname' | 'search'>,
  isSignedIn: boolean,
): Promise<readonly string[]> {
  const screen = plan.routes.find((route) => route.path === link.pathname)?.screen;
  const request = screen === undefined ? undefined : EARLY[screen];
  return (await request?.({ query: new URLSearchParams(link.search), isSignedIn })) ?? [];
}

/** Loads the code of what is at a path; null: it belongs to the first load, or nothing is there. */
export function screenLoadAt(
  routes: readonly Pick<RoutePlan, 'path' | 'screen'>[],
  path: string,
): Load | null {
  const screen = routes.find((route) => route.path === path)?.screen;
  const load = screen === undefined ? undefined : LOADS[screen];
  return typeof load === 'function' ? load : null;
}
