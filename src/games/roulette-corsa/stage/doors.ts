import type { StageDoors } from '../../stage-port.ts';

/** What the site loads of the game when it is first shown. */
export const doors: StageDoors = {
  loadStage: async () => (await import('./roulette-stage.ts')).RouletteStage,
  loadRules: async () => (await import('./roulette-stage.ts')).RouletteRules,
  loadEvents: async () => (await import('./roulette-stage.ts')).RouletteRound,
  button: 'bet',
  stakeRule: { kind: 'chips', mostChips: 400 },
  openingWager: null,
};
