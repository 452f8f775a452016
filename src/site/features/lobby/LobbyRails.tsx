import type { GameItem } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useSitePlan } from '#ui/plan/plan.atoms.ts';
import { GameRail } from '../game-list/GameRail.tsx';
import { useHotGames } from '../game-list/useHotGames.ts';
import { MemberRails } from './MemberRails.tsx';
import { newGames } from './new-games.ts';

export interface LobbyRailsProps {
  category: string | null;
  games: readonly GameItem[];
}

/** As the specification has it. */
const HOT_COUNT = 6;

/** What people come back for, what is played most, and what is new. */
export function LobbyRails({ category, games }: LobbyRailsProps) {
  const say = useTexts('lobby', 'home');
  const { routes } = useSitePlan();
  const hot = useHotGames();
  const here = new Set(games.map(({ nodeId }) => nodeId));
  const hotPath = routes.find(({ screen }) => screen === 'hot')?.path;
  return (
    <>
      <MemberRails category={category} />
      {category === 'HOT' ? null : (
        <>
          <GameRail
            title={say('lobby:rail.hot')}
            games={hot.filter(({ nodeId }) => here.has(nodeId)).slice(0, HOT_COUNT)}
            more={hotPath === undefined ? undefined : { href: hotPath, label: say('home:seeAll') }}
          />
          <GameRail title={say('lobby:rail.new')} games={newGames(games)} />
        </>
      )}
    </>
  );
}
