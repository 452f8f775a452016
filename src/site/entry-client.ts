import { wakeAtOnce, wakeOnTouchOrIdle } from './wake.ts';
import { keepInstallOffer } from './install-prompt.ts';
import { isPartPending } from './pending-part.ts';

keepInstallOffer();

// The page is readable and its links work before any of this; the app itself comes after, unless
// what was asked for is drawn by the app alone.
const wake = isPartPending(document) ? wakeAtOnce : wakeOnTouchOrIdle;
wake(() => import('./start-app.tsx').then(({ startApp }) => startApp()));
