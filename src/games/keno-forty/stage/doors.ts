import type { StageDoors } from '../../stage-port.ts';

/** What the site loads of the game when it is first shown. */
export const doors: StageDoors = {
  loadStage: async () => (await import('./keno-stage.ts')).KenoStage,
  loadRules: async () => (await import('./keno-stage.ts')).KenoRules,
  loadEvents: async () => (await import('./keno-stage.ts')).KenoRound,
  button: 'bet',
  stakeRule: { kind: 'listed' },
  openingWager: null,
};
