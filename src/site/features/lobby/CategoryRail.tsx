import { useId } from 'react';
import type { NavigationEntry } from '#brand/site-plan.ts';
import { useLabel } from '#ui/i18n/useLabel.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { SectionHeading } from '../../frame/SectionHeading.tsx';
import { GameRail } from '../game-list/GameRail.tsx';
import { useGames } from '../game-list/useGames.ts';

const MOST_TITLES = 6;

export interface CategoryRailProps {
  entry: Pick<NavigationEntry, 'label' | 'href'>;
  category: string;
}

/** A category's first titles under a link to its lobby. */
export function CategoryRail({ entry, category }: CategoryRailProps) {
  const say = useTexts('home');
  const label = useLabel();
  const id = useId();
  const { items } = useGames(category);
  const title = label(entry.label);
  const more = { href: entry.href, label: say('home:seeAll') };
  // The page does not have the titles of every category: the link works without them.
  if (items.length === 0) return <SectionHeading id={id} title={title} more={more} />;
  return <GameRail title={title} games={items.slice(0, MOST_TITLES)} more={more} />;
}
