import type { GameItem } from '#contract/generated/types.ts';
import { useQuery } from '#ui/query/useQuery.ts';
import { useGames } from './useGames.ts';

export interface FoundGame {
  /** Null: not found yet, not offered, or the search failed. */
  item: GameItem | null;
  loading: boolean;
  /** The catalogue does not have it. */
  isMissing: boolean;
}

/** A title of the brand's catalogue: from the page's games, or else asked for by its code. */
export function useGameItem({
  vassalage,
  gameCode,
}: Pick<GameItem, 'vassalage' | 'gameCode'>): FoundGame {
  const { items } = useGames();
  const isIt = (game: GameItem): boolean =>
    game.vassalage === vassalage && game.gameCode === gameCode;
  const held = items.find(isIt);
  const query = { vassalage, gameCode, pageNo: 1, pageSize: 1 };
  const { value, loading } = useQuery('listGames', { query }, { enabled: held === undefined });
  const item = held ?? value?.content.find(isIt) ?? null;
  return {
    item,
    loading: item === null && loading,
    isMissing: item === null && value !== undefined,
  };
}
