import type { GameItem } from '#contract/generated/types.ts';
import type { VendorFact } from '#brand/server-facts.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useSession } from '#ui/session/useSession.ts';
import { FEW_GAMES, playable, searchGames } from '../game-list/choose-games.ts';
import { useFavourites } from '../game-list/useFavourites.ts';
import type { Games } from '../game-list/useGames.ts';
import { FavouriteFilter } from './FavouriteFilter.tsx';
import { isFiltered, NO_FILTERS } from './lobby-filters.ts';
import styles from './Lobby.module.css';
import { LobbyResults } from './LobbyResults.tsx';
import { MemberRails } from './MemberRails.tsx';
import { PagedResults } from './PagedResults.tsx';
import { SearchField } from './SearchField.tsx';
import { useLobbyFilters } from './useLobbyFilters.ts';
import { VendorFilter } from './VendorFilter.tsx';

export interface LobbyProps {
  title: string;
  /** Category of the game contract; null for all. */
  category: string | null;
  games: Games;
  /** Announced titles of the whole site, for a category that has few. */
  announced: readonly GameItem[];
  vendors: readonly VendorFact[];
}

/** A catalogue page: title, search, vendors, tiles. */
export function Lobby({ title, category, games, announced, vendors }: LobbyProps) {
  const say = useTexts('lobby');
  const [filters, change] = useLobbyFilters();
  const { hasWallet } = useSession();
  const { ids } = useFavourites();
  const clear = () => change(NO_FILTERS);
  // Of a few titles each stands right below already.
  const inSight = games.complete && playable(games.items).length <= FEW_GAMES;
  // A catalogue too large to hold has its favourites on a page of their own.
  const mayNarrow = hasWallet && games.complete;
  const kept = mayNarrow && filters.onlyFavourites ? (ids ?? []) : null;
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
      {isFiltered(filters) || inSight ? null : <MemberRails category={category} />}
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
      {games.complete ? (
        <LobbyResults
          games={searchGames(games.items, filters).filter(
            ({ nodeId }) => kept === null || kept.includes(nodeId),
          )}
          announced={announced}
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
