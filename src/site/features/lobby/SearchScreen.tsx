import { useTexts } from '#ui/i18n/useTexts.ts';
import { useGames } from '../game-list/useGames.ts';
import { Lobby } from './Lobby.tsx';

/** Every title, to be searched. */
export function SearchScreen() {
  const say = useTexts('lobby');
  const games = useGames();
  return <Lobby title={say('lobby:search')} category={null} games={games} vendors={[]} />;
}
