import { createClient } from '#contract/client.ts';
import { createTexts } from '#ui/i18n/create-texts.ts';
import { loadTextsOf } from '#ui/i18n/load-texts.ts';
import { createTopicBoard, type TopicBoard } from '#ui/live/topic-board.ts';
import { placedPlanAtom } from '#ui/plan/plan.atoms.ts';
import { guardedClient } from '#ui/session/guarded-client.ts';
import { sessionAtom, sessionEndedAtom } from '#ui/session/session.atoms.ts';
import { fetchPlan } from '../frame/fetch-plan.ts';
import { pageTaken } from '../frame/page-taken.ts';
import type { BootInput } from '#brand/page/page-input.ts';
import { planKeepingClient } from './plan-keeping-client.ts';
import { wantedLanguageAtom } from '../frame/site.atoms.ts';
import { createSiteStore, type SiteContext } from '../frame/site-context.ts';

/** The context of the page in a browser: calls go out with its language and CSRF token. */
export function createBrowserContext(
  input: BootInput,
): SiteContext & { readonly board: TopicBoard } {
  const store = createSiteStore(input);
  const placed = () => store.get(placedPlanAtom) ?? input;
  const texts = createTexts({
    language: input.language,
    resources: input.resources,
    overrides: () => placed().plan.languages.overrides,
    load: loadTextsOf(() => ({ brand: placed().plan.brand, hash: placed().hash })),
  });
  const plain = createClient({
    csrfToken: () => store.get(sessionAtom)?.csrfToken ?? null,
    language: () => store.get(wantedLanguageAtom) ?? texts.language,
    encrypt: async (aim, body) => {
      if (!placed().plan.login.encryptsBodies) return null;
      const { encryptBody } = await import('./encrypt-body.ts');
      return encryptBody(() => plain.call('getPayloadKey'), aim, body);
    },
  });
  const guarded = guardedClient(plain, {
    isSignedIn: () => (store.get(sessionAtom)?.kind ?? 'visitor') !== 'visitor',
    onEnded: (reason) => store.set(sessionEndedAtom, reason),
    onRealityCheck: () => window.dispatchEvent(new Event('realitycheckdue')),
    refresh: async () => {
      const [session] = await Promise.all([plain.call('getSession'), pageTaken]);
      store.set(sessionAtom, session);
    },
  });
  const client = planKeepingClient(guarded, async () => (await fetchPlan(plain, store))());
  return { store, texts, client, data: input.data, board: createTopicBoard() };
}
