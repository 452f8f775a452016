import { useTexts } from '#ui/i18n/useTexts.ts';
import { useLabel } from '#ui/i18n/useLabel.ts';
import { useSitePlan } from '#ui/plan/plan.atoms.ts';
import { GameGrid } from '../game-list/GameGrid.tsx';
import { useGames } from '../game-list/useGames.ts';
import { SectionHeading } from '../../frame/SectionHeading.tsx';
import type { BlockOf } from './block-of.ts';
import { isShownLarge } from './shown-large.ts';

/** Titles of one category. */
export function GameSection({ block }: { block: BlockOf<'gameRail'> }) {
  const say = useTexts('home');
  const label = useLabel();
  const { items } = useGames();
  const ofCategory = useGames(block.category).items;
  const { home } = useSitePlan();
  const games = ofCategory.slice(0, block.count);
  if (games.length === 0 || isShownLarge(items, home)) return null;
  const id = `home-${block.id}`;
  const title = block.heading === null ? say('home:games') : label(block.heading);
  return (
    <section className="page" aria-labelledby={id}>
      <SectionHeading
        id={id}
        title={title}
        more={{ href: block.href, label: say('home:seeAll') }}
      />
      <GameGrid games={games} layout={block.layout} label={title} />
    </section>
  );
}
