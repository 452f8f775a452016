import { LOTTERY } from '#domain/lottery/lottery-code.ts';
import { Skeleton } from '#ui/kit/Skeleton.tsx';
import { useHydrated } from '#ui/kit/useHydrated.ts';
import { lazyChunk } from '../../frame/lazy-chunk.tsx';
import { GameGrid } from '../game-list/GameGrid.tsx';
import type { Games } from '../game-list/useGames.ts';
import styles from './Lobby.module.css';

const waiting = <Skeleton shape="block" count={3} />;

const Lotteries = lazyChunk(
  async () => (await import('../lottery/LotteryLobby.tsx')).LotteryLobby,
  waiting,
);

/** Lotteries with their countdowns; titles of other vendors in this category follow as tiles. */
export function LotteryCategory({ title, games }: { title: string; games: Games }) {
  const isHydrated = useHydrated();
  const others = games.items.filter(({ vassalage }) => vassalage !== LOTTERY);
  return (
    <div className={`page ${styles.lobby}`}>
      <h1 className={`display section-title ${styles.title}`}>{title}</h1>
      {isHydrated ? <Lotteries /> : waiting}
      {others.length === 0 ? null : <GameGrid games={others} label={title} eager={0} />}
    </div>
  );
}
