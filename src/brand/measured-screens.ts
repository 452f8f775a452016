import { type ScreenId, SCREENS } from './screens.ts';

/** Screens of credentials and player protection that visitors may open. */
const NEVER_MEASURED: ReadonlySet<ScreenId> = new Set<ScreenId>([
  'login',
  'register',
  'forgotPassword',
  'resetPassword',
  'thirdPartyReturn',
  'saferPlay',
]);

/**
 * Whether analytics may load on a screen: only where visitors may be. In the cash desk, the account and
 * the agent centre an outside script could read what is typed and shown.
 * @param screen null: an address without one
 */
export const isMeasured = (screen: ScreenId | null): boolean =>
  screen !== null && SCREENS[screen].needs === 'anyone' && !NEVER_MEASURED.has(screen);
