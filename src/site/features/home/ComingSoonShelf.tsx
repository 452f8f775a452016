import { useTexts } from '#ui/i18n/useTexts.ts';
import { useSitePlan } from '#ui/plan/plan.atoms.ts';
import { comingSoon, inCategory } from '../game-list/choose-games.ts';
import { GameGrid } from '../game-list/GameGrid.tsx';
import { useGames } from '../game-list/useGames.ts';
import { SectionHeading } from '../../frame/SectionHeading.tsx';
import { isShownLarge } from './shown-large.ts';

/** Announced titles that no row above shows: pictures with their names, and nothing to press. */
export function ComingSoonShelf() {
  const say = useTexts('home');
  const { home } = useSitePlan();
  const { items } = useGames();
  const rails = isShownLarge(items, home) ? [] : home.blocks;
  const shown = rails.flatMap((block) =>
    block.kind === 'gameRail' ? inCategory(items, block.category) : [],
  );
  const games = comingSoon(items).filter((game) => !shown.includes(game));
  if (games.length === 0) return null;
  const title = say('home:soon');
  return (
    <section className="page" aria-labelledby="home-soon">
      <SectionHeading id="home-soon" title={title} />
      <GameGrid games={games} layout="rail" label={title} />
    </section>
  );
}
