import type { GameItem } from '#contract/generated/types.ts';
import { EmptyState } from '#ui/kit/EmptyState.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { FEW_GAMES } from '../game-list/choose-games.ts';
import { FeaturedGame } from '../game-list/FeaturedGame.tsx';
import { GameGrid } from '../game-list/GameGrid.tsx';
import { isFiltered, type LobbyFilters } from './lobby-filters.ts';
import styles from './Lobby.module.css';
import { NothingFound } from './NothingFound.tsx';

export interface LobbyResultsProps {
  games: readonly GameItem[];
  /** All titles that were searched. */
  from: readonly GameItem[];
  filters: LobbyFilters;
  title: string;
  onChange: (change: Partial<LobbyFilters>) => void;
}

/** What was found, or why there is nothing. */
export function LobbyResults({ games, from, filters, title, onChange }: LobbyResultsProps) {
  const say = useTexts('lobby');
  const filtered = isFiltered(filters);
  // Where nobody searches, a small catalogue is shown large.
  const few = !filtered && games.length <= FEW_GAMES;
  return (
    <div className={styles.results}>
      <p className={styles.count} role="status">
        {say('lobby:count', { count: games.length })}
      </p>
      {games.length === 0 ? null : few ? (
        games.map((game) => (
          <FeaturedGame key={game.nodeId} game={game} need="first" heading="h2" />
        ))
      ) : (
        <GameGrid games={games} label={title} eager={6} />
      )}
      {games.length > 0 ? null : filtered ? (
        <NothingFound games={from} filters={filters} onChange={onChange} />
      ) : (
        <EmptyState icon="magnifyingGlass" title={say('lobby:empty.title')}>
          {say('lobby:empty.text')}
        </EmptyState>
      )}
    </div>
  );
}
