import { useId } from 'react';
import type { GameItem } from '#contract/generated/types.ts';
import { SectionHeading } from '../../frame/SectionHeading.tsx';
import { GameGrid } from './GameGrid.tsx';

export interface GameRailProps {
  title: string;
  games: readonly GameItem[];
  /** Where all of them are. */
  more?: { href: string; label: string } | undefined;
}

/** A row of titles under its name; no titles, no row. */
export function GameRail({ title, games, more }: GameRailProps) {
  const id = useId();
  if (games.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id} title={title} more={more} />
      <GameGrid games={games} layout="rail" label={title} />
    </section>
  );
}
