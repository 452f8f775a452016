import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useSitePlan } from '#ui/plan/plan.atoms.ts';
import { useUnread } from './useUnread.ts';
import { pageTitle } from './page-title.ts';

/** Keeps the document's title with the address and the count of messages; the server has set the first one. */
export function usePageTitle(): void {
  const plan = useSitePlan();
  const say = useTexts('shell', 'plan');
  const { pathname } = useLocation();
  const title = pageTitle(plan, pathname, say);
  const unread = useUnread();
  useEffect(() => {
    document.title = unread === 0 ? title : `(${unread > 99 ? '99+' : unread}) ${title}`;
  }, [title, unread]);
}
