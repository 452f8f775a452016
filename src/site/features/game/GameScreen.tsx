import { useSearchParams } from 'react-router-dom';
import { ButtonLink } from '#ui/kit/ButtonLink.tsx';
import { EmptyState } from '#ui/kit/EmptyState.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { findPlayableGame } from './playable-games.ts';
import { TableWindow } from './table/TableWindow.tsx';
import { GameWindow } from './GameWindow.tsx';

/** A game of the house, opened by `?vassalage=&gameCode=`. */
export function GameScreen() {
  const [query] = useSearchParams();
  const say = useTexts('game');
  const game = findPlayableGame(query.get('vassalage'), query.get('gameCode'));
  return game === null ? (
    <div className="page">
      <EmptyState
        icon="slots"
        title={say('game:unknown.title')}
        action={<ButtonLink href="/lobby">{say('game:toLobby')}</ButtonLink>}
      >
        {say('game:unknown.text')}
      </EmptyState>
    </div>
  ) : game.isShared === true ? (
    <TableWindow key={game.code} game={game} />
  ) : (
    <GameWindow key={game.code} game={game} />
  );
}
