import { useTopic } from '#ui/live/useTopic.ts';
import { useSitePlan } from '#ui/plan/plan.atoms.ts';
import { useQuery } from '#ui/query/useQuery.ts';
import { useSession } from '#ui/session/useSession.ts';
import { usePageData } from './page-data-context.ts';

/**
 * How many messages the player has not opened, told anew whenever it changes. Trial players have no
 * inbox, and a site without one asks for nothing.
 */
export function useUnread(): number {
  const { routes } = useSitePlan();
  const { hasWallet } = useSession();
  const { unread } = usePageData();
  const enabled = hasWallet && routes.some(({ screen }) => screen === 'messages');
  const { value, put } = useQuery('getUnreadCount', undefined, {
    enabled,
    initial: { unread },
    isFresh: true,
  });
  useTopic('inbox', (state) => put({ unread: state.unread }), { enabled });
  return enabled ? (value?.unread ?? 0) : 0;
}
