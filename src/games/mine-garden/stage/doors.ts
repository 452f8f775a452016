import type { StageDoors } from '../../stage-port.ts';

/** What the site loads of the game when it is first shown. */
export const doors: StageDoors = {
  loadStage: async () => (await import('./mine-stage.ts')).MineStage,
  loadRules: async () => (await import('./mine-stage.ts')).MineRules,
  loadEvents: async () => (await import('./mine-stage.ts')).MineRound,
  button: 'bet',
  stakeRule: { kind: 'listed' },
  openingWager: { mines: 3 },
};
