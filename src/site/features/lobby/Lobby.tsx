import type { VendorFact } from '#brand/server-facts.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useSession } from '#ui/session/useSession.ts';
import { FEW_GAMES, searchGames } from '../game-list/choose-games.ts';
import { useFavourites } from '../game-list/useFavourites.ts';
import type { Games } from '../game-list/useGames.ts';
import { FacetFilters } from './FacetFilters.tsx';
import { FavouriteFilter } from './FavouriteFilter.tsx';
import { isFiltered, NO_FILTERS } from './lobby-filters.ts';
import styles from './Lobby.module.css';
import { LobbyResults } from './LobbyResults.tsx';
import { LobbyRails } from './LobbyRails.tsx';
import { facetOptions, narrowGames } from './narrow-games.ts';
import { PagedResults } from './PagedResults.tsx';
import { SearchField } from './SearchField.tsx';
import { useLobbyFilters } from './useLobbyFilters.ts';
import { VendorFilter } from './VendorFilter.tsx';

export interface LobbyProps {
  title: string;
  /** Category of the game contract; null for all. */
  category: string | null;
  games: Games;
  vendors: readonly VendorFact[];
}

/** A catalogue page: title, search, vendors, tiles. */
export function Lobby({ title, category, games, vendors }: LobbyProps) {
  const say = useTexts('lobby');
  const [filters, change] = useLobbyFilters();
  const { hasWallet } = useSession();
  const { ids } = useFavourites();
  const clear = () => change(NO_FILTERS);
  // Of a few titles each stands right below already.
  const inSight = games.complete && games.items.length <= FEW_GAMES;
  // A catalogue too large to hold has its favourites on a page of their own.
  const mayNarrow = hasWallet && games.complete;
  const kept = mayNarrow && filters.onlyFavourites ? (ids ?? []) : null;
  const searched = searchGames(games.items, filters).filter(
    ({ nodeId }) => kept === null || kept.includes(nodeId),
  );
  return (
    <div className={`page ${styles.lobby}`}>
      <div className={styles.head}>
        <h1 className={`display section-title ${styles.title}`}>{title}</h1>
        <SearchField
          label={say('lobby:searchIn', { place: title })}
          value={filters.text}
          onChange={(text) => change({ text })}
        />
      </div>
      {isFiltered(filters) || inSight ? null : (
        <LobbyRails category={category} games={games.items} />
      )}
      {mayNarrow ? (
        <FavouriteFilter
          onlyFavourites={filters.onlyFavourites}
          onChoose={(onlyFavourites) => change({ onlyFavourites })}
        />
      ) : null}
      {vendors.length > 1 ? (
        <VendorFilter
          vendors={vendors}
          chosen={filters.vendor}
          onChoose={(vendor) => change({ vendor })}
        />
      ) : null}
      {games.complete && !inSight ? (
        <FacetFilters
          chosen={filters}
          options={facetOptions(searched, filters)}
          onChoose={change}
        />
      ) : null}
      {games.complete ? (
        <LobbyResults
          games={narrowGames(searched, filters)}
          title={title}
          filtered={isFiltered(filters)}
          onClear={clear}
        />
      ) : (
        <PagedResults
          key={`${category}|${filters.vendor}|${filters.text}`}
          category={category}
          filters={filters}
          title={title}
          onClear={clear}
        />
      )}
    </div>
  );
}
