import { useMemo } from 'react';
import type { GameItem } from '#contract/generated/types.ts';
import { useQuery } from '#ui/query/useQuery.ts';
import { usePageData } from '../../frame/page-data-context.ts';
import { HOT_LIST_SIZE } from '#brand/page/page-sizes.ts';
import { byNodeIds } from './choose-games.ts';

/** The titles put forward, the most wanted first: those the page came with, kept fresh. */
export function useHotGames(): readonly GameItem[] {
  const { games, hot } = usePageData();
  const initial = useMemo(() => ({ items: [...byNodeIds(games, hot)] }), [games, hot]);
  const { value } = useQuery(
    'listHotGames',
    { query: { limit: HOT_LIST_SIZE } },
    { initial, isFresh: hot.length > 0 },
  );
  return (value ?? initial).items;
}
