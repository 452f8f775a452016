import type { StageDoors } from '../../stage-port.ts';

/** What the site loads of the game when it is first shown. */
export const doors: StageDoors = {
  loadStage: async () => (await import('./plinko-stage.ts')).PlinkoStage,
  loadRules: async () => (await import('./plinko-stage.ts')).PlinkoRules,
  loadEvents: async () => (await import('./plinko-stage.ts')).PlinkoRound,
  button: 'bet',
  stakeRule: { kind: 'listed' },
  openingWager: { rows: 12, risk: 'medium' },
};
