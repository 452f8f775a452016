import { useStore } from 'jotai';
import { useRef } from 'react';
import { useSWRConfig } from 'swr';
import { useTopic } from '#ui/live/useTopic.ts';
import { useSitePlan } from '#ui/plan/plan.atoms.ts';
import { useClient } from '#ui/query/client-context.ts';
import { refreshSite } from '../../frame/refresh-site.ts';

/** The site opens, closes, or has other announcements: the page follows without being loaded again. */
export function useSiteChanges(): void {
  const { state } = useSitePlan();
  const client = useClient();
  const store = useStore();
  const { mutate } = useSWRConfig();
  const stamp = useRef<string | null>(null);
  useTopic('siteStatus', ({ status }) => {
    // The region is judged for each visitor: 2 comes with the plan alone.
    const isClosed = status === 1;
    if (isClosed === (state.status === 1) || state.status === 2) return;
    refreshSite(client, store).catch(() => undefined);
  });
  useTopic('announcement', ({ changedAt }) => {
    const isNews = stamp.current !== null && stamp.current !== changedAt;
    stamp.current = changedAt;
    if (isNews) void mutate((key) => Array.isArray(key) && key[0] === 'listAnnouncements');
  });
}
