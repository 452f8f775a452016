import type { GameState } from '#contract/generated/types.ts';
import { Problem } from './problem.ts';

/** Why a game takes no launch and no stake. */
export function shutGame(state: Exclude<GameState, 'on'>, value?: object): Problem {
  return new Problem(state === 'off' ? 'GAME_NOT_OFFERED' : 'GAME_MAINTENANCE', { value });
}
