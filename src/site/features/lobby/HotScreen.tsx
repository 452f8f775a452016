import { useTexts } from '#ui/i18n/useTexts.ts';
import { useHotGames } from '../game-list/useHotGames.ts';
import { Lobby } from './Lobby.tsx';

/** What operators put forward and what is played most, in one place. */
export function HotScreen() {
  const say = useTexts('lobby');
  const items = useHotGames();
  return (
    <Lobby
      title={say('lobby:hot')}
      category="HOT"
      games={{ items, complete: true, problem: null }}
      vendors={[]}
    />
  );
}
