import type { StageDoors } from '../../stage-port.ts';

/** What the site loads of the game when it is first shown. */
export const doors: StageDoors = {
  loadStage: async () => (await import('./blackjack-stage.ts')).BlackjackStage,
  loadRules: async () => (await import('./blackjack-stage.ts')).BlackjackRules,
  loadEvents: async () => (await import('./blackjack-stage.ts')).BlackjackRound,
  button: 'bet',
  stakeRule: { kind: 'listed' },
  openingWager: {},
};
