import type { StageDoors } from '../../stage-port.ts';

/** What the site loads of the game when it is first shown. */
export const doors: StageDoors = {
  loadStage: async () => (await import('./dice-stage.ts')).DiceStage,
  loadRules: async () => (await import('./dice-stage.ts')).DiceRules,
  loadEvents: async () => (await import('./dice-stage.ts')).DiceRound,
  button: 'bet',
  stakeRule: { kind: 'listed' },
  openingWager: { target: 5000, side: 'under' },
};
