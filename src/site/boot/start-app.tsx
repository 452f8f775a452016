import { hydrateRoot } from 'react-dom/client';
import { createBrowserContext } from './browser-context.ts';
import { readBootInput } from './boot-input.ts';
import { liveOnInteraction } from './live-site.ts';
import { registerWorker } from './offline/register-worker.ts';
import { checkRestoredPage } from './restored-page.ts';
import { browserHistory } from '../frame/site-history.ts';
import { SiteRoot } from './SiteRoot.tsx';
import { showCalm } from '#ui/calm/calm.ts';
import { retype } from '../frame/typed-texts.ts';

/** Takes over the server's HTML; settles once the page answers to touches. */
export function startApp(): Promise<void> {
  const root = document.getElementById('app');
  if (root === null) throw new Error('the page has no place for the app');
  showCalm();
  const input = readBootInput(document);
  const context = createBrowserContext(input);
  checkRestoredPage(context);
  return new Promise((resolve) => {
    hydrateRoot(
      root,
      <SiteRoot
        context={context}
        history={browserHistory()}
        onAwake={() => {
          document.documentElement.dataset['awake'] = '';
          resolve();
          retype();
          void registerWorker(context.store);
          liveOnInteraction(context);
        }}
      />,
    );
  });
}
