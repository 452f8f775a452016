import { type MouseEvent, useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { GameItem } from '#contract/generated/types.ts';
import { useSession } from '#ui/session/useSession.ts';
import { openedOver } from '../../frame/overlay-location.ts';
import { gameHref } from './game-href.ts';

type OpenGame = (event: MouseEvent, game: Pick<GameItem, 'vassalage' | 'gameCode'>) => void;

/** A visitor who opens a game is asked to sign in first and then gets to the game. */
export function useOpenGame(): OpenGame {
  const { isSignedIn } = useSession();
  const location = useLocation();
  const navigate = useNavigate();
  return useCallback(
    (event, game) => {
      // With a modifier the link opens elsewhere, where the game itself asks.
      if (isSignedIn || event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey)
        return;
      event.preventDefault();
      void navigate('/login', { state: openedOver(location, gameHref(game)) });
    },
    [isSignedIn, location, navigate],
  );
}
