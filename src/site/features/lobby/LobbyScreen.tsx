import { useLocation } from 'react-router-dom';
import { showsLotteries } from '#domain/category/categories.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useLabel } from '#ui/i18n/useLabel.ts';
import { useSitePlan } from '#ui/plan/plan.atoms.ts';
import { findRoute } from '../../frame/find-route.ts';
import { useGames } from '../game-list/useGames.ts';
import { Lobby } from './Lobby.tsx';
import { LiveCategory } from './LiveCategory.tsx';
import { LotteryCategory } from './LotteryCategory.tsx';

/** The titles of one category, or of all of them together. */
export function LobbyScreen() {
  const plan = useSitePlan();
  const say = useTexts('lobby');
  const label = useLabel();
  const { pathname } = useLocation();
  const category = findRoute(plan, pathname)?.category ?? null;
  const games = useGames(category);
  const entry = plan.navigation.entries.find(
    (item) => item.category !== null && item.category === category,
  );
  const title = entry === undefined ? say('lobby:all') : label(entry.label);
  if (showsLotteries(category)) return <LotteryCategory title={title} games={games} />;
  if (category === 'LIVE') {
    return <LiveCategory title={title} games={games} vendors={entry?.vendors ?? []} />;
  }
  return <Lobby title={title} category={category} games={games} vendors={entry?.vendors ?? []} />;
}
