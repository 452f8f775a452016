import type { Location } from 'react-router-dom';
import type { ScreenId } from '#brand/screens.ts';

/** Screens that are dialogs over a page. */
export type OverlayScreen = DialogScreen | PopupScreen;

/** A page of their own for whoever comes straight to them. */
type PopupScreen = Extract<ScreenId, 'help' | 'agentHome' | 'game'>;

type DialogScreen = (typeof DIALOG_SCREENS)[number];

const DIALOG_SCREENS = [
  'login',
  'freePlay',
  'register',
  'notices',
  'feedback',
  'forgotPassword',
  'changePassword',
] as const satisfies readonly ScreenId[];

/** Screens that are never a page of their own. */
export function isOverlayScreen(screen: ScreenId | null): screen is DialogScreen {
  return DIALOG_SCREENS.some((dialog) => dialog === screen);
}

/**
 * The dialog at an address, if any. Help and the agent centre are one where they were opened over a
 * page, and a page of their own for whoever comes straight to them. All screens of the agent centre
 * are one dialog. A game is one where its link says so.
 */
export function overlayAt(screen: ScreenId | null, state: unknown): OverlayScreen | null {
  if (isOverlayScreen(screen)) return screen;
  const { background, popup = false } = overlayState(state);
  if (screen === null || background === undefined) return null;
  if (screen === 'game') return popup ? screen : null;
  if (screen.startsWith('agent')) return 'agentHome';
  return screen === 'help' ? screen : null;
}

/** What travels with a visit to a dialog's address. */
export interface OverlayState {
  /** The page to keep showing beneath. */
  readonly background?: PlainLocation;
  /** Where to go once signed in. */
  readonly target?: string;
  /** A game opens over the page. */
  readonly popup?: boolean;
}

type PlainLocation = Pick<Location, 'pathname' | 'search' | 'hash'>;

const HOME: PlainLocation = { pathname: '/', search: '', hash: '' };

/** The page beneath a dialog: the one it was opened from, else home. */
export function backgroundOf({ state }: Location): Location {
  const { background = HOME } = overlayState(state);
  return { ...background, state: null, key: 'background' };
}

/** Reads router state, which survives reloads and may be anything. */
export function overlayState(state: unknown): OverlayState {
  if (typeof state !== 'object' || state === null) return {};
  const { background, target, popup } = state as Record<string, unknown>;
  return {
    ...(isPlainLocation(background) ? { background } : {}),
    ...(typeof target === 'string' && /^\/(?!\/)/.test(target) ? { target } : {}),
    ...(popup === true ? { popup } : {}),
  };
}

function isPlainLocation(value: unknown): value is PlainLocation {
  if (typeof value !== 'object' || value === null) return false;
  const { pathname, search, hash } = value as Record<string, unknown>;
  return [pathname, search, hash].every((part) => typeof part === 'string');
}

/** Whether the page beneath a dialog is already the one that the dialog leads to. */
export function isOverTarget(state: unknown, target: string): boolean {
  const { background } = overlayState(state);
  return background !== undefined && background.pathname + background.search === target;
}

/** State for a link that opens a dialog over the current page. */
export function openedOver(location: Location, target?: string): OverlayState {
  const { pathname, search, hash } = location;
  return {
    background: overlayState(location.state).background ?? { pathname, search, hash },
    ...(target === undefined ? {} : { target }),
  };
}
