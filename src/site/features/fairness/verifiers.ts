import type { ComponentType } from 'react';
import { JADE_ORCHARD_RULES } from '#games/jade-orchard/rules.ts';

export interface EventsProps {
  events: readonly unknown[];
  currency: string;
  pictureAddress: (name: string) => string;
}

export interface ProvableGame {
  readonly vendor: string;
  readonly code: string;
  readonly namespace: string;
  /** The version that decides rounds now. */
  readonly version: string;
  /** Shows a round's events to a person. */
  readonly loadEvents: () => Promise<ComponentType<EventsProps>>;
}

/** The games whose rounds can be computed again on this page. */
export const PROVABLE_GAMES: readonly [ProvableGame, ...ProvableGame[]] = [
  {
    vendor: 'house',
    code: 'jade-orchard',
    namespace: 'jade-orchard',
    version: JADE_ORCHARD_RULES.version,
    loadEvents: async () =>
      (await import('#games/jade-orchard/stage/JadeOrchardEvents.tsx')).JadeOrchardEvents,
  },
];

export function findProvableGame(vendor: string, code: string): ProvableGame | null {
  return PROVABLE_GAMES.find((game) => game.vendor === vendor && game.code === code) ?? null;
}
