import { useMemo } from 'react';
import type { GameItem } from '#contract/generated/types.ts';
import { useQuery } from '#ui/query/useQuery.ts';
import { useSession } from '#ui/session/useSession.ts';
import { usePageData } from '../../frame/page-data-context.ts';
import { RECENT_LIST_SIZE } from '#brand/page/page-sizes.ts';

/** What this member opened last, the latest first; empty for whoever is not one. */
export function useRecentGames(): readonly GameItem[] {
  const { hasWallet } = useSession();
  const { recent } = usePageData();
  const initial = useMemo(() => ({ items: [...recent] }), [recent]);
  const { value } = useQuery(
    'listRecentGames',
    { query: { limit: RECENT_LIST_SIZE } },
    { enabled: hasWallet, ...(recent.length === 0 ? {} : { initial, isFresh: true }) },
  );
  return hasWallet ? (value?.items ?? []) : [];
}
