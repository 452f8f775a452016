import type { VendorFact } from '#brand/server-facts.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useSession } from '#ui/session/useSession.ts';
import { FEW_GAMES } from '../game-list/choose-games.ts';
import { useFavourites } from '../game-list/useFavourites.ts';
import type { Games } from '../game-list/useGames.ts';
import { FavouriteFilter } from './FavouriteFilter.tsx';
import { FavouriteResults, MOST_FAVOURITES } from './FavouriteResults.tsx';
import { HeldResults } from './HeldResults.tsx';
import { isFiltered } from './lobby-filters.ts';
import styles from './Lobby.module.css';
import { LobbyRails } from './LobbyRails.tsx';
import { PagedResults } from './PagedResults.tsx';
import { RecentSearches } from './RecentSearches.tsx';
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
  // Of a few titles each stands right below already.
  const inSight = games.complete && games.items.length <= FEW_GAMES;
  // Who keeps more than one answer holds has them on a page of their own.
  const mayNarrow = hasWallet && (games.complete || (ids?.length ?? 0) <= MOST_FAVOURITES);
  const isKept = mayNarrow && filters.onlyFavourites;
  const kept = isKept ? (ids ?? []) : null;
  const held = games.items.filter(({ nodeId }) => kept === null || kept.includes(nodeId));
  const shown = { filters, title, onChange: change };
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
      {category === null && filters.text === '' ? (
        <RecentSearches text="" onSearch={(text) => change({ text })} />
      ) : null}
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
          category={category}
          vendors={vendors}
          chosen={filters.vendor}
          onChoose={(vendor) => change({ vendor })}
        />
      ) : null}
      {games.complete ? (
        <HeldResults {...shown} games={held} inSight={inSight} />
      ) : isKept ? (
        <FavouriteResults {...shown} category={category} />
      ) : (
        <PagedResults {...shown} category={category} games={games.items} />
      )}
    </div>
  );
}
