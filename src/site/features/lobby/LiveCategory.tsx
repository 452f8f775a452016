import { STUDIO } from '#domain/live/own-studio.ts';
import type { VendorFact } from '#brand/server-facts.ts';
import type { Games } from '../game-list/useGames.ts';
import { GameGrid } from '../game-list/GameGrid.tsx';
import { LiveTables } from '../studio/LiveTables.tsx';
import { Lobby } from './Lobby.tsx';
import styles from './Lobby.module.css';

export interface LiveCategoryProps {
  title: string;
  games: Games;
  vendors: readonly VendorFact[];
}

/** The tables of the own studio as they are now; titles of other vendors follow as tiles. */
export function LiveCategory({ title, games, vendors }: LiveCategoryProps) {
  if (!vendors.some(({ vassalage }) => vassalage === STUDIO)) {
    return <Lobby title={title} category="LIVE" games={games} vendors={vendors} />;
  }
  const others = games.items.filter(({ vassalage }) => vassalage !== STUDIO);
  return (
    <div className={`page ${styles.lobby}`}>
      <h1 className={`display section-title ${styles.title}`}>{title}</h1>
      <LiveTables games={games.items} />
      {others.length === 0 ? null : <GameGrid games={others} label={title} eager={0} />}
    </div>
  );
}
