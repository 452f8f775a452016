import type { GameItem } from '#contract/generated/types.ts';
import { Button } from '#ui/kit/Button.tsx';
import { EmptyState } from '#ui/kit/EmptyState.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { comingSoon, FEW_GAMES, playable } from '../game-list/choose-games.ts';
import { FeaturedGame } from '../game-list/FeaturedGame.tsx';
import { GameGrid } from '../game-list/GameGrid.tsx';
import { SectionHeading } from '../../frame/SectionHeading.tsx';
import styles from './Lobby.module.css';

export interface LobbyResultsProps {
  games: readonly GameItem[];
  /** Announced titles of the whole site. */
  announced: readonly GameItem[];
  title: string;
  filtered: boolean;
  onClear: () => void;
}

/** What was found: titles to play, then those announced, or why there is nothing. */
export function LobbyResults({ games, announced, title, filtered, onClear }: LobbyResultsProps) {
  const say = useTexts('lobby');
  const ready = playable(games);
  // Where nobody searches, a small catalogue is shown large, with what will come beside it.
  const few = !filtered && ready.length <= FEW_GAMES;
  const soon = few ? announced : comingSoon(games);
  return (
    <div className={styles.results}>
      <p className={styles.count} role="status">
        {say('lobby:count', { count: ready.length })}
      </p>
      {ready.length === 0 ? null : few ? (
        ready.map((game) => (
          <FeaturedGame key={game.nodeId} game={game} need="first" heading="h2" />
        ))
      ) : (
        <GameGrid games={ready} label={title} eager={6} />
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
      {soon.length === 0 ? null : (
        <section aria-labelledby="lobby-soon">
          <SectionHeading id="lobby-soon" title={say('lobby:soonTitle')} />
          <GameGrid games={soon} label={say('lobby:soonTitle')} />
        </section>
      )}
    </div>
  );
}
