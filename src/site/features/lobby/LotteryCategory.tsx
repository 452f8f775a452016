import { LOTTERY } from '#domain/lottery/lottery-code.ts';
import { GameGrid } from '../game-list/GameGrid.tsx';
import type { Games } from '../game-list/useGames.ts';
import { LotteryLobby } from '../lottery/LotteryLobby.tsx';
import styles from './Lobby.module.css';

/** Lotteries with their countdowns; titles of other vendors in this category follow as tiles. */
export function LotteryCategory({ title, games }: { title: string; games: Games }) {
  const others = games.items.filter(({ vassalage }) => vassalage !== LOTTERY);
  return (
    <div className={`page ${styles.lobby}`}>
      <h1 className={`display section-title ${styles.title}`}>{title}</h1>
      <LotteryLobby />
      {others.length === 0 ? null : <GameGrid games={others} label={title} eager={0} />}
    </div>
  );
}
