import { type ReactNode, useRef } from 'react';
import type { GameItem } from '#contract/generated/types.ts';
import { Anchor } from '#ui/kit/Anchor.tsx';
import { Icon } from '#ui/kit/Icon.tsx';
import { GameCard } from './GameCard.tsx';
import styles from './GameGrid.module.css';
import { useFocusInSight } from './useFocusInSight.ts';

export interface GameGridProps {
  games: readonly GameItem[];
  layout?: 'grid' | 'rail' | 'podium' | undefined;
  /** How many of the first tiles belong to the first screen. */
  eager?: number | undefined;
  /** Names the list for assistive technology. */
  label: string;
  /** A last place that leads on to all of them. */
  more?: { href: string; label: string } | undefined;
  /** Further places of the list. */
  children?: ReactNode;
}

/** Titles side by side: wrapping, scrolling sideways, or with the first one large. */
export function GameGrid({
  games,
  layout = 'grid',
  eager = 0,
  label,
  more,
  children,
}: GameGridProps) {
  const list = useRef<HTMLUListElement>(null);
  useFocusInSight(list, layout === 'rail');
  return (
    <ul
      ref={list}
      className={`${styles.games} ${styles[layout]}`}
      aria-label={label}
      {...(layout === 'rail' ? { tabIndex: 0 } : {})}
    >
      <GamePlaces games={games} layout={layout} eager={eager} />
      {children}
      {more === undefined ? null : (
        <li>
          <Anchor className={styles.door} href={more.href}>
            <Icon name="grid" size="large" />
            {more.label}
          </Anchor>
        </li>
      )}
    </ul>
  );
}

/** The places of a grid, one for each title. */
export function GamePlaces({
  games,
  layout = 'grid',
  eager = 0,
}: Pick<GameGridProps, 'games' | 'layout' | 'eager'>) {
  return games.map((game, index) => (
    <li key={game.nodeId} className={styles.place}>
      <GameCard
        game={game}
        sizes={layout === 'podium' && index === 0 ? FIRST_SIZES : SIZES[layout]}
        need={index >= eager ? 'later' : index === 0 ? 'first' : 'soon'}
      />
    </li>
  ));
}

/** Widths of the tiles, as GameGrid.module.css makes them. */
const SIZES = {
  grid: '(min-width: 48rem) 13rem, 46vw',
  rail: '(min-width: 32rem) 12rem, 38vw',
  podium: '(min-width: 48rem) 15rem, 46vw',
} as const;
const FIRST_SIZES = '(min-width: 48rem) 31rem, 92vw';
