import type { GameItem } from '#contract/generated/types.ts';
import { facetOptions, narrowGames } from '#domain/game/game-facets.ts';
import { searchGames } from '../game-list/choose-games.ts';
import { FacetFilters } from './FacetFilters.tsx';
import { isFiltered, type LobbyFilters, NO_FILTERS } from './lobby-filters.ts';
import { LobbyResults } from './LobbyResults.tsx';

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
        games={narrowGames(searched, filters)}
        title={title}
        filtered={isFiltered(filters)}
        onClear={() => onChange(NO_FILTERS)}
      />
    </>
  );
}
