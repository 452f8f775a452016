import { loadChunk } from '#ui/chunk/load-chunk.ts';
import type { EarlyVisit } from '../../frame/site-feature.ts';
import { findPlayableGame } from './playable-games.ts';

/** Requests the stage of a game that will be played. @returns namespaces of the game's texts */
export async function requestGame({ query, isSignedIn }: EarlyVisit): Promise<readonly string[]> {
  const game = findPlayableGame(query.get('vassalage'), query.get('gameCode'));
  if (game === null) return [];
  // Visitors read about the game and do not need its stage.
  if (isSignedIn) loadChunk(game.loadStage).catch(() => undefined);
  return ['game', game.namespace];
}
