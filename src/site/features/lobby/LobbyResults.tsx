import type { GameItem } from '#contract/generated/types.ts';
import { Button } from '#ui/kit/Button.tsx';
import { EmptyState } from '#ui/kit/EmptyState.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { FEW_GAMES } from '../game-list/choose-games.ts';
import { FeaturedGame } from '../game-list/FeaturedGame.tsx';
import { GameGrid } from '../game-list/GameGrid.tsx';
import styles from './Lobby.module.css';

export interface LobbyResultsProps {
  games: readonly GameItem[];
  title: string;
  filtered: boolean;
  onClear: () => void;
}

/** What was found, or why there is nothing. */
export function LobbyResults({ games, title, filtered, onClear }: LobbyResultsProps) {
  const say = useTexts('lobby');
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
      {games.length > 0 ? null : (
        <EmptyState
          icon="magnifyingGlass"
          title={say(filtered ? 'lobby:nothing.title' : 'lobby:empty.title')}
          action={filtered ? <Button onClick={onClear}>{say('lobby:clearAll')}</Button> : undefined}
        >
          {say(filtered ? 'lobby:nothing.text' : 'lobby:empty.text')}
        </EmptyState>
      )}
    </div>
  );
}
