import type { StagePhase } from '#games/stage-port.ts';
import type { SeatedState } from './table-controller.ts';

/**
 * What the player may do at a table. idle: bet. deciding: cash out. acting: a cash-out or a bet is on
 * its way. showing: nothing, the round is running or its end is shown.
 */
export function tablePhase(state: Pick<SeatedState, 'table' | 'seat' | 'busy'> | null): StagePhase {
  if (state === null || state.table === null) return 'showing';
  const { table, seat, busy } = state;
  if (busy) return 'acting';
  if (table.status === 'betting') return seat === null ? 'idle' : 'staked';
  const isIn = seat !== null && seat.status === 'in' && seat.cashedAt === null;
  return table.status === 'running' && isIn ? 'deciding' : 'showing';
}
