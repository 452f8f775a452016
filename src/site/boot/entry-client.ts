import { keepInstallOffer } from '../frame/install-prompt.ts';
import { loadChunk } from '#ui/chunk/load-chunk.ts';
import { fetchEarly } from '#ui/i18n/early-texts.ts';
import { pageTaken } from '../frame/page-taken.ts';
import { startFailure } from '../frame/start-failure.ts';
import { readBootInput } from './boot-input.ts';
import { loadFullStylesheet } from './full-stylesheet.ts';
import { hydrateNow, hydrateOnInputOrIdle } from './hydrate.ts';
import { isChunkPending } from '../frame/pending-chunk.ts';
import { prefetchOnIntent } from './prefetch.ts';
import { requestEarly, screenLoadAt, screenTextsAt } from './screen-loads.ts';

keepInstallOffer();

const { plan, hash, language, resources, session } = readBootInput(document);
const loadAt = (path: string) => screenLoadAt(plan.routes, path);
const fetchMissing = (namespaces: readonly string[]): void => {
  const missing = namespaces.filter((name) => resources[name] === undefined);
  fetchEarly({ brand: plan.brand, hash }, language, missing);
};
prefetchOnIntent(document, {
  loadAt,
  onIntent: (path) => fetchMissing(screenTextsAt(plan, path)),
  onPress: (link) => {
    requestEarly(plan, link, session.kind !== 'visitor').then(fetchMissing, () => undefined);
  },
});

// The page is readable and its links work before any of this; the app itself comes after, unless
// what was asked for is drawn by the app alone.
const hydrate = isChunkPending(document) ? hydrateNow : hydrateOnInputOrIdle;
hydrate({
  start: async (pressed) => {
    const [startApp] = await Promise.all([
      loadChunk(async () => (await import('./start-app.tsx')).startApp),
      loadChunk(() => loadFullStylesheet(document)),
    ]);
    return startApp(pressed());
  },
  whole: pageTaken,
  onFailure: startFailure(document),
  isDrawnByApp: (path) => loadAt(path) !== null,
});
