import { renderToString } from 'react-dom/server';
import { createTexts } from '#ui/i18n/create-texts.ts';
import type { BrowserClient } from '#ui/query/client-context.ts';
import type { PageInput, RenderedPage } from '#brand/page/page-input.ts';
import { pageStatus } from './page-status.ts';
import { pageTitle } from '../frame/page-title.ts';
import { createSiteStore } from '../frame/site-context.ts';
import { memoryHistory } from '../frame/site-history.ts';
import { SiteRoot } from './SiteRoot.tsx';

/** Renders a page to HTML. Synchronous, without requests. */
export function renderPage(input: PageInput): RenderedPage {
  const { plan, url, language, resources } = input;
  const unknownTexts = new Set<string>();
  const texts = createTexts({
    language,
    resources,
    overrides: () => plan.languages.overrides,
    onUnknown: (key) => unknownTexts.add(key),
  });
  const context = {
    store: createSiteStore(input),
    texts,
    client: NO_CLIENT,
    data: input.data,
    board: null,
  };
  const rendered = renderToString(<SiteRoot context={context} history={memoryHistory(url)} />);
  const path = new URL(url, input.origin).pathname;
  // React puts them before everything else, which in a page is after its styles.
  const [preloads = ''] = /^(?:<link [^>]*>)*/.exec(rendered) ?? [];
  return {
    preloads,
    html: rendered.slice(preloads.length),
    status: pageStatus(plan, path),
    title: pageTitle(plan, path, (key, params) => texts.t(key, { ...params })),
    unknownTexts: [...unknownTexts],
  };
}

/** What is rendered here comes from the input alone. */
const NO_CLIENT: BrowserClient = {
  call: () => Promise.reject(new Error('the server renders without calling operations')),
};

export { placeAt } from '../frame/find-route.ts';
export { firstNamespaces } from './first-namespaces.ts';
export { fontSources } from '#ui/fonts/font-sources.ts';
export { textureSource } from '#ui/textures/texture-source.ts';
