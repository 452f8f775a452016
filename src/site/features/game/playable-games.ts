import { STAGES } from '#games/generated/stages.ts';
import type { StageDoors } from '#games/stage-port.ts';

/** A game that is played on our own page. */
export interface PlayableGame extends Omit<StageDoors, 'loadEvents'> {
  readonly vendor: string;
  readonly code: string;
  /** Namespace of its texts; `name` is its title. */
  readonly namespace: string;
}

const GAMES: readonly PlayableGame[] = Object.entries(STAGES).map(([code, doors]) => ({
  vendor: 'house',
  code,
  namespace: code,
  ...doors,
}));

/** Null for games that are not ours, or not there. */
export function findPlayableGame(vendor: string | null, code: string | null): PlayableGame | null {
  return GAMES.find((game) => game.vendor === vendor && game.code === code) ?? null;
}
