import type { RulesComponent, StageComponent } from './stage-port.ts';

/** A game that is played on our own page. */
export interface PlayableGame {
  readonly vendor: string;
  readonly code: string;
  /** Namespace of its texts; `name` is its title. */
  readonly namespace: string;
  readonly loadStage: () => Promise<StageComponent>;
  readonly loadRules: () => Promise<RulesComponent>;
}

const GAMES: readonly PlayableGame[] = [
  {
    vendor: 'house',
    code: 'jade-orchard',
    namespace: 'jade-orchard',
    loadStage: async () =>
      (await import('#games/jade-orchard/stage/JadeOrchardStage.tsx')).JadeOrchardStage,
    loadRules: async () =>
      (await import('#games/jade-orchard/stage/JadeOrchardRules.tsx')).JadeOrchardRules,
  },
];

/** Null for games that are not ours, or not there. */
export function findPlayableGame(vendor: string | null, code: string | null): PlayableGame | null {
  return GAMES.find((game) => game.vendor === vendor && game.code === code) ?? null;
}
