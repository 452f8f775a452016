import type { GameItem } from '#contract/generated/types.ts';
import type { VendorFact } from '#brand/server-facts.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { searchGames } from '../../games/choose-games.ts';
import type { Games } from '../../games/useGames.ts';
import styles from './Lobby.module.css';
import { LobbyResults } from './LobbyResults.tsx';
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
  const clear = () => change({ text: '', vendor: null });
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
      {vendors.length > 1 ? (
        <VendorFilter
          vendors={vendors}
          chosen={filters.vendor}
          onChoose={(vendor) => change({ vendor })}
        />
      ) : null}
      {games.complete ? (
        <LobbyResults
          games={searchGames(games.items, filters)}
          announced={announced}
          title={title}
          filtered={filters.text !== '' || filters.vendor !== null}
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
