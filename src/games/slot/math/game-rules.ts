import type { SlotTitle } from '#contract/generated/types.ts';
import type { GameRules } from '../../game-rules.ts';
import { modelOf } from './model.ts';
import { playRound } from './play-round.ts';

/** A title as the house, the verifier and the command line play it: decided at once. */
export function rulesOf(title: SlotTitle): GameRules {
  const model = modelOf(title);
  return {
    version: title.version,
    play: ({ stakeMicro, stream }) => ({
      ...playRound({ stakeMicro, stream, model }),
      isOver: true,
    }),
    whenLeft: null,
  };
}
