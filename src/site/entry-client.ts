import { wakeAtOnce, wakeOnTouchOrIdle } from './wake.ts';
import { keepInstallOffer } from './install-prompt.ts';
import { loadPart } from './load-part.ts';
import { isPartPending } from './pending-part.ts';
import { startFailure } from './start-failure.ts';
import { takeWholeStyles } from './whole-styles.ts';

keepInstallOffer();

// The page is readable and its links work before any of this; the app itself comes after, unless
// what was asked for is drawn by the app alone.
const wake = isPartPending(document) ? wakeAtOnce : wakeOnTouchOrIdle;
wake(async () => {
  const [startApp] = await Promise.all([
    loadPart(async () => (await import('./start-app.tsx')).startApp),
    loadPart(() => takeWholeStyles(document)),
  ]);
  await startApp();
}, startFailure(document));
