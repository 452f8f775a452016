import { hydrateNow, hydrateOnInputOrIdle } from './hydrate.ts';
import { keepInstallOffer } from '../frame/install-prompt.ts';
import { loadChunk } from '../frame/load-chunk.ts';
import { isChunkPending } from './pending-chunk.ts';
import { startFailure } from '../frame/start-failure.ts';
import { loadFullStylesheet } from './full-stylesheet.ts';

keepInstallOffer();

// The page is readable and its links work before any of this; the app itself comes after, unless
// what was asked for is drawn by the app alone.
const hydrate = isChunkPending(document) ? hydrateNow : hydrateOnInputOrIdle;
hydrate(async () => {
  const [startApp] = await Promise.all([
    loadChunk(async () => (await import('./start-app.tsx')).startApp),
    loadChunk(() => loadFullStylesheet(document)),
  ]);
  await startApp();
}, startFailure(document));
