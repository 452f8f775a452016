import { useSearchParams } from 'react-router-dom';
import { useSession } from '#ui/session/useSession.ts';
import { lazyChunk } from '../../frame/lazy-chunk.tsx';
import { ScreenSkeleton } from '../../frame/ScreenSkeleton.tsx';
import { findPlayableGame, HOUSE } from './playable-games.ts';
import { TableWindow } from './table/TableWindow.tsx';
import { GameWindow } from './GameWindow.tsx';
import { UnknownGame } from './UnknownGame.tsx';

const GamePage = lazyChunk(
  async () => (await import('./page/GamePage.tsx')).GamePage,
  <ScreenSkeleton />,
);

const OutsideGame = lazyChunk(
  async () => (await import('./outside/OutsideGame.tsx')).OutsideGame,
  <ScreenSkeleton />,
);

/** A game, opened by `?vassalage=&gameCode=`: visitors read about it, others play it. */
export function GameScreen() {
  const [query] = useSearchParams();
  const { isSignedIn } = useSession();
  const [vendor, code] = [query.get('vassalage'), query.get('gameCode')];
  const game = findPlayableGame(vendor, code);
  if (game === null) {
    if (vendor === null || code === null || vendor === HOUSE) return <UnknownGame />;
    return <OutsideGame key={`${vendor} ${code}`} vendor={vendor} code={code} />;
  }
  if (!isSignedIn) return <GamePage key={game.code} game={game} />;
  if (game.isShared === true) return <TableWindow key={game.code} game={game} />;
  return <GameWindow key={game.code} game={game} />;
}
