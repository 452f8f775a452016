import type { ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserContext } from './browser-context.ts';
import { readBootInput } from './boot-input.ts';
import { liveOnInteraction } from './live-site.ts';
import { registerWorker } from './offline/register-worker.ts';
import { checkRestoredPage } from './restored-page.ts';
import { findRoute } from '../frame/find-route.ts';
import { openedOver, overlayAt } from '../frame/overlay-location.ts';
import { isPageTaken } from '../frame/page-taken.ts';
import { browserHistory } from '../frame/site-history.ts';
import { SiteRoot } from './SiteRoot.tsx';
import { showCalm } from '#ui/calm/calm.ts';
import { retype } from '../frame/typed-texts.ts';

/**
 * Follows a link of the page's content that the app has not taken over, without taking it over first.
 * @returns false: the link must be pressed
 */
export type Follow = (link: HTMLAnchorElement) => boolean;

/**
 * Takes over the server's HTML; settles once the page answers to touches. A pressed game has the window to
 * itself: it is drawn at once, and what the server sent is not taken over first.
 * @param pressed the control that waits to be pressed again
 */
export function startApp(pressed: HTMLElement | null): Promise<Follow> {
  const root = document.getElementById('app');
  if (root === null) throw new Error('the page has no place for the app');
  showCalm();
  const input = readBootInput(document);
  const context = createBrowserContext(input);
  checkRestoredPage(context);
  const history = browserHistory();
  const follow: Follow = (link) => {
    const { pathname, search, hash } = link;
    const screen = findRoute(input.plan, pathname)?.screen ?? null;
    const isDialog = overlayAt(screen, openedOver(history.visit().location)) !== null;
    if (isDialog || isPageTaken() || link.closest('main') === null) return false;
    history.navigator.push({ pathname, search, hash });
    return true;
  };
  const draw = (app: ReactNode): void => {
    const isGame =
      pressed instanceof HTMLAnchorElement &&
      input.session.kind !== 'visitor' &&
      findRoute(input.plan, pressed.pathname)?.screen === 'game';
    if (isGame && follow(pressed)) createRoot(root).render(app);
    else hydrateRoot(root, app);
  };
  return new Promise((resolve) => {
    draw(
      <SiteRoot
        context={context}
        history={history}
        onAwake={() => {
          document.documentElement.dataset['awake'] = '';
          resolve(follow);
          retype();
          void registerWorker(context.store);
          liveOnInteraction(context);
        }}
      />,
    );
  });
}
