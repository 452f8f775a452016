import type { GameItem } from '#contract/generated/types.ts';
import { facetOptions, narrowGames } from '#domain/game/game-facets.ts';
import { searchGames } from '../game-list/choose-games.ts';
import { FacetFilters } from './FacetFilters.tsx';
import type { LobbyFilters } from './lobby-filters.ts';
import { LobbyResults } from './LobbyResults.tsx';
import { useRememberSearch } from './useRecentSearches.ts';

export interface HeldResultsProps {
  /** All titles that there are to choose from. */
  games: readonly GameItem[];
  /** So few that there is nothing to narrow. */
  inSight?: boolean;
  filters: LobbyFilters;
  title: string;
  onChange: (change: Partial<LobbyFilters>) => void;
}

/** A list that is held whole: the browser searches and narrows it. */
export function HeldResults({
  games,
  inSight = false,
  filters,
  title,
  onChange,
}: HeldResultsProps) {
  const searched = searchGames(games, filters);
  const found = narrowGames(searched, filters);
  useRememberSearch(found.length === 0 ? '' : filters.text);
  return (
    <>
      {inSight ? null : (
        <FacetFilters
          chosen={filters}
          options={facetOptions(searched, filters)}
          onChoose={onChange}
        />
      )}
      <LobbyResults
        games={found}
        from={games}
        filters={filters}
        title={title}
        onChange={onChange}
      />
    </>
  );
}
