import type { StageDoors } from '../../stage-port.ts';

/** What the site loads of the game when it is first shown. */
export const doors: StageDoors = {
  loadStage: async () => (await import('./hi-lo-stage.ts')).HiLoStage,
  loadRules: async () => (await import('./hi-lo-stage.ts')).HiLoRules,
  loadEvents: async () => (await import('./hi-lo-stage.ts')).HiLoRound,
  button: 'bet',
  stakeRule: { kind: 'listed' },
  openingWager: {},
};
