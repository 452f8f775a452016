import { useTexts } from '#ui/i18n/useTexts.ts';
import { comingSoon } from '../game-list/choose-games.ts';
import { useGames } from '../game-list/useGames.ts';
import { useHotGames } from '../game-list/useHotGames.ts';
import { Lobby } from './Lobby.tsx';

/** What operators put forward and what is played most, in one place. */
export function HotScreen() {
  const say = useTexts('lobby');
  const games = useGames();
  const items = useHotGames();
  return (
    <Lobby
      title={say('lobby:hot')}
      category="HOT"
      games={{ items, complete: true, problem: null }}
      announced={comingSoon(games.items)}
      vendors={[]}
    />
  );
}
