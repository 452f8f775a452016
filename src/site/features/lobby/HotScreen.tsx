import { useTexts } from '#ui/i18n/useTexts.ts';
import { comingSoon, hotGames } from '../../games/choose-games.ts';
import { useGames } from '../../games/useGames.ts';
import { Lobby } from './Lobby.tsx';

/** How many titles count as what is played most. */
const HOT_COUNT = 24;

/** What is played most, in one place. */
export function HotScreen() {
  const say = useTexts('lobby');
  const games = useGames();
  return (
    <Lobby
      title={say('lobby:hot')}
      category="HOT"
      games={{ ...games, items: hotGames(games.items, HOT_COUNT) }}
      announced={comingSoon(games.items)}
      vendors={[]}
    />
  );
}
