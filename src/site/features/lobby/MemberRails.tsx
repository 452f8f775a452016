import type { GameItem } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useSitePlan } from '#ui/plan/plan.atoms.ts';
import { useQuery } from '#ui/query/useQuery.ts';
import { useSession } from '#ui/session/useSession.ts';
import { inCategory } from '../game-list/choose-games.ts';
import { GameRail } from '../game-list/GameRail.tsx';
import { useRecentGames } from '../game-list/useRecentGames.ts';
import { PersonalRails } from './PersonalRails.tsx';

/** As many as a rail is long. */
const RAIL_COUNT = 12;

/** What a member comes back for, above what everybody sees: what they played last, and what they keep. */
export function MemberRails({ category }: { category: string | null }) {
  const say = useTexts('lobby', 'home');
  const { hasWallet } = useSession();
  const { routes } = useSitePlan();
  const recent = useRecentGames();
  const favourites = useQuery(
    'listFavourites',
    { query: { pageNo: 1, pageSize: RAIL_COUNT } },
    { enabled: hasWallet },
  );
  if (!hasWallet) return null;
  const here = (games: readonly GameItem[] = []) =>
    category === null || category === 'HOT' ? games : inCategory(games, category);
  const all = routes.find(({ screen }) => screen === 'favourites');
  return (
    <>
      <GameRail title={say('lobby:continue')} games={here(recent)} />
      <GameRail
        title={say('lobby:favourites')}
        games={here(favourites.value?.content)}
        more={all === undefined ? undefined : { href: all.path, label: say('home:seeAll') }}
      />
      <PersonalRails recent={recent} here={here} />
    </>
  );
}
