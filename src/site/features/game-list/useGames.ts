import { useMemo } from 'react';
import type { GameItem } from '#contract/generated/types.ts';
import type { ProblemError } from '#contract/problem-error.ts';
import { useQuery } from '#ui/query/useQuery.ts';
import { usePageData } from '../../frame/page-data-context.ts';
import { GAME_LIST_SIZE } from '#brand/page/page-sizes.ts';

export interface Games {
  items: readonly GameItem[];
  /** Whether `items` are all there are; if not, searching is the server's work. */
  complete: boolean;
  problem: ProblemError | null;
}

/** The brand's titles: those the page came with, kept fresh. */
export function useGames(): Games {
  const { games, gamesTotal } = usePageData();
  const initial = useMemo(
    () => ({
      content: [...games],
      pageNum: 1,
      pageSize: GAME_LIST_SIZE,
      totalPages: Math.ceil(gamesTotal / GAME_LIST_SIZE),
      totalItems: gamesTotal,
    }),
    [games, gamesTotal],
  );
  const { value, problem } = useQuery(
    'listGames',
    { query: { pageNo: 1, pageSize: GAME_LIST_SIZE } },
    {
      initial,
      isFresh: games.length === Math.min(gamesTotal, GAME_LIST_SIZE) && gamesTotal > 0,
    },
  );
  const list = value ?? initial;
  return { items: list.content, complete: list.totalItems <= list.content.length, problem };
}
