import type { StageDoors } from '../../stage-port.ts';
import { valueAt } from '../rules.ts';

/** What the site loads of the game when it is first shown. */
export const doors: StageDoors = {
  loadStage: async () => (await import('./crash-stage.ts')).CrashStage,
  loadRules: async () => (await import('./crash-stage.ts')).CrashRules,
  loadEvents: async () => (await import('./crash-stage.ts')).CrashRound,
  button: 'bet',
  stakeRule: { kind: 'listed' },
  isShared: true,
  valueAt,
  openingWager: { autoCashOut: null },
};
