import { useTexts } from '#ui/i18n/useTexts.ts';
import { useLabel } from '#ui/i18n/useLabel.ts';
import { useSitePlan } from '#ui/plan/plan.atoms.ts';
import { FEW_GAMES } from '../game-list/choose-games.ts';
import { FeaturedGame } from '../game-list/FeaturedGame.tsx';
import { GameGrid } from '../game-list/GameGrid.tsx';
import { useHotGames } from '../game-list/useHotGames.ts';
import { SectionHeading } from '../../frame/SectionHeading.tsx';
import type { BlockOf } from './block-of.ts';

/** What operators put forward, and then what is played most. */
export function HotSection({ block, first }: { block: BlockOf<'hotGames'>; first: boolean }) {
  const say = useTexts('home');
  const label = useLabel();
  const { routes } = useSitePlan();
  const games = useHotGames().slice(0, block.count);
  if (games.length === 0) return null;
  const id = `home-${block.id}`;
  const title = block.heading === null ? say('home:hot') : label(block.heading);
  const all = routes.find(({ screen }) => screen === 'hot');
  const more = all === undefined ? undefined : { href: all.path, label: say('home:seeAll') };
  return (
    <section className="page" aria-labelledby={id}>
      <SectionHeading id={id} title={title} more={more} />
      {games.length <= FEW_GAMES ? (
        games.map((game, index) => (
          <FeaturedGame
            key={game.nodeId}
            game={game}
            need={!first ? 'later' : index === 0 ? 'first' : 'soon'}
          />
        ))
      ) : (
        <GameGrid
          games={games}
          layout={block.layout}
          label={title}
          eager={first ? 6 : 0}
          more={block.layout === 'podium' ? more : undefined}
        />
      )}
    </section>
  );
}
