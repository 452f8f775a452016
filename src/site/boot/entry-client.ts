import { keepInstallOffer } from '../frame/install-prompt.ts';
import { loadChunk } from '#ui/chunk/load-chunk.ts';
import { startFailure } from '../frame/start-failure.ts';
import { readBootInput } from './boot-input.ts';
import { loadFullStylesheet } from './full-stylesheet.ts';
import { hydrateNow, hydrateOnInputOrIdle } from './hydrate.ts';
import { isChunkPending } from './pending-chunk.ts';
import { prefetchOnIntent } from './prefetch.ts';
import { screenLoadAt } from './screen-loads.ts';

keepInstallOffer();

const { routes } = readBootInput(document).plan;
const loadAt = (path: string) => screenLoadAt(routes, path);
prefetchOnIntent(document, loadAt);

// The page is readable and its links work before any of this; the app itself comes after, unless
// what was asked for is drawn by the app alone.
const hydrate = isChunkPending(document) ? hydrateNow : hydrateOnInputOrIdle;
hydrate({
  start: async () => {
    const [startApp] = await Promise.all([
      loadChunk(async () => (await import('./start-app.tsx')).startApp),
      loadChunk(() => loadFullStylesheet(document)),
    ]);
    await startApp();
  },
  onFailure: startFailure(document),
  isDrawnByApp: (path) => loadAt(path) !== null,
});
