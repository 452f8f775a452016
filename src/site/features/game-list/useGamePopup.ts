import { createContext, use } from 'react';
import type { GameItem } from '#contract/generated/types.ts';
import type { OverlayState } from '../../frame/overlay-location.ts';
import { useOverlayState } from '../../frame/useOverlayState.ts';

/** Tiles within a game's popup open in it. */
export const WithinPopup = createContext(false);

/** How a link to a game is followed. */
export interface GamePopupLink {
  readonly state: OverlayState | undefined;
  /** A game takes the place of the list that it was chosen from: closing it closes the popup. */
  readonly replace: boolean;
}

/** A list of games opens over the page, as the specification asks; a game of the list takes its place. */
export function useGamePopup({ isGame }: Pick<GameItem, 'isGame'>): GamePopupLink {
  const within = use(WithinPopup);
  const over = useOverlayState();
  const opens = within || isGame === 'VASSALAGE';
  return { state: opens ? { ...over, popup: true } : undefined, replace: within };
}
