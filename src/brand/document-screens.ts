import type { ScreenId } from './screens.ts';

/** Screens that show one page of the help centre, by the page's id. */
export const DOCUMENT_SCREENS = {
  about: 'about',
  licences: 'licences',
  responsibleGaming: 'responsible-gaming',
  depositTutorial: 'deposit',
  terms: 'terms',
  privacy: 'privacy',
} as const satisfies Partial<Record<ScreenId, string>>;

export type DocumentScreenId = keyof typeof DOCUMENT_SCREENS;

/** The help page of a screen; null: the screen shows none. */
export function documentOf(screen: ScreenId): string | null {
  return Object.hasOwn(DOCUMENT_SCREENS, screen)
    ? DOCUMENT_SCREENS[screen as DocumentScreenId]
    : null;
}
