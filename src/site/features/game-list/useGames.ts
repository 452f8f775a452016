import { useMemo } from 'react';
import type { GameItem } from '#contract/generated/types.ts';
import type { ProblemError } from '#contract/problem-error.ts';
import { useQuery } from '#ui/query/useQuery.ts';
import { usePageData } from '../../frame/page-data-context.ts';
import { GAME_LIST_SIZE } from '#brand/page/page-sizes.ts';
import { inCategory, totalOf } from './choose-games.ts';

export interface Games {
  items: readonly GameItem[];
  /** Whether `items` are all there are; if not, searching is the server's work. */
  complete: boolean;
  problem: ProblemError | null;
}

/**
 * The brand's titles: those the page came with. A catalogue that is held whole is kept fresh; of a
 * larger one the page holds the first titles of each category.
 * @param category of the game contract; null for all
 */
export function useGames(category: string | null = null): Games {
  const { games, gameCounts } = usePageData();
  const total = totalOf(gameCounts, null);
  const isPart = games.length > 0 && games.length < total;
  const initial = useMemo(
    () => ({
      content: [...games],
      pageNum: 1,
      pageSize: GAME_LIST_SIZE,
      totalPages: Math.ceil(total / GAME_LIST_SIZE),
      totalItems: total,
    }),
    [games, total],
  );
  const { value, problem } = useQuery(
    'listGames',
    { query: { pageNo: 1, pageSize: GAME_LIST_SIZE } },
    { initial, isFresh: games.length > 0, enabled: !isPart },
  );
  const list = isPart ? initial : (value ?? initial);
  const all = list.content;
  const items = useMemo(
    () => (category === null ? all : inCategory(all, category)),
    [all, category],
  );
  const wanted = category === null ? list.totalItems : totalOf(gameCounts, category);
  return {
    items,
    complete: isPart ? wanted <= items.length : list.totalItems <= all.length,
    problem,
  };
}
