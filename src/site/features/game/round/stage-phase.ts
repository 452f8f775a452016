import type { StagePhase } from '#games/stage-port.ts';
import type { RoundPhase } from './round-state.ts';

/** The phase of the rounds as a stage sees it. Null: the game has not been opened yet. */
export function stagePhase(phase: RoundPhase | null): StagePhase {
  switch (phase?.kind) {
    case 'staking':
    case 'doubt':
      return 'staked';
    case 'showing':
    case 'finishing':
    case 'unpaid':
      return 'showing';
    case 'deciding':
    case 'acting':
      return phase.kind;
    case undefined:
    case 'idle':
    case 'ended':
      return 'idle';
  }
}
