import type { StageDoors } from '../../stage-port.ts';

/** What the site loads of the game when it is first shown. */
export const doors: StageDoors = {
  loadStage: async () => (await import('./poker-stage.ts')).PokerStage,
  loadRules: async () => (await import('./poker-stage.ts')).PokerRules,
  loadEvents: async () => (await import('./poker-stage.ts')).PokerRound,
  button: 'bet',
  stakeRule: { kind: 'listed' },
  openingWager: {},
};
