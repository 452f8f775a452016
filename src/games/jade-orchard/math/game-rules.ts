import type { GameRules } from '../../game-rules.ts';
import { JADE_ORCHARD_RULES } from '../rules.ts';
import { playRound } from './play-round.ts';

/** The game as the house, the verifier and the command line play it: decided at once. */
export const rules: GameRules = {
  version: JADE_ORCHARD_RULES.version,
  play: ({ stakeMicro, stream }) => ({ ...playRound({ stakeMicro, stream }), isOver: true }),
  whenLeft: null,
};
