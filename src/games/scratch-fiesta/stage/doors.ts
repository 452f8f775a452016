import type { StageDoors } from '../../stage-port.ts';

/** What the site loads of the game when it is first shown. */
export const doors: StageDoors = {
  loadStage: async () => (await import('./scratch-stage.ts')).ScratchStage,
  loadRules: async () => (await import('./scratch-stage.ts')).ScratchRules,
  loadEvents: async () => (await import('./scratch-stage.ts')).ScratchRound,
  button: 'bet',
  stakeRule: { kind: 'listed' },
  openingWager: {},
};
