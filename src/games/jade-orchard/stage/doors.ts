import type { StageDoors } from '../../stage-port.ts';

/** What the site loads of the game when it is first shown. */
export const doors: StageDoors = {
  loadStage: async () => (await import('./JadeOrchardStage.tsx')).JadeOrchardStage,
  loadRules: async () => (await import('./JadeOrchardRules.tsx')).JadeOrchardRules,
  loadEvents: async () => (await import('./JadeOrchardEvents.tsx')).JadeOrchardEvents,
  button: 'spin',
  stakeRule: { kind: 'listed' },
  openingWager: {},
};
