import { useSearchParams } from 'react-router-dom';
import { useSession } from '#ui/session/useSession.ts';
import { lazyChunk } from '../../frame/lazy-chunk.tsx';
import { ScreenSkeleton } from '../../frame/ScreenSkeleton.tsx';
import { findPlayableGame } from './playable-games.ts';
import { TableWindow } from './table/TableWindow.tsx';
import { GameWindow } from './GameWindow.tsx';
import { UnknownGame } from './UnknownGame.tsx';

const GamePage = lazyChunk(
  async () => (await import('./page/GamePage.tsx')).GamePage,
  <ScreenSkeleton />,
);

/** A game of the house, opened by `?vassalage=&gameCode=`: visitors read about it, others play it. */
export function GameScreen() {
  const [query] = useSearchParams();
  const { isSignedIn } = useSession();
  const game = findPlayableGame(query.get('vassalage'), query.get('gameCode'));
  if (game === null) return <UnknownGame />;
  if (!isSignedIn) return <GamePage key={game.code} game={game} />;
  if (game.isShared === true) return <TableWindow key={game.code} game={game} />;
  return <GameWindow key={game.code} game={game} />;
}
