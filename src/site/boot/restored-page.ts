import type { SiteContext } from '../frame/site-context.ts';
import { sessionAtom } from '#ui/session/session.atoms.ts';

/**
 * Keeps a page that the browser restores from its history from showing a session that has ended, such as
 * after signing out in another tab: the page is hidden when it is left and shown again once the
 * server has confirmed the session; otherwise it is loaded again.
 */
export function checkRestoredPage({ store, client }: Pick<SiteContext, 'store' | 'client'>): void {
  const { style } = document.documentElement;
  addEventListener('pagehide', ({ persisted }) => {
    if (persisted && (store.get(sessionAtom)?.member ?? null) !== null) style.visibility = 'hidden';
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted || style.visibility !== 'hidden') return;
    void client
      .call('getSession')
      .then(({ member }) => {
        if (member?.account !== store.get(sessionAtom)?.member?.account) return location.reload();
        style.visibility = '';
      })
      .catch(() => location.reload());
  });
}
