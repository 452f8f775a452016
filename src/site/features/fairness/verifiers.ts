import type { ComponentType } from 'react';
import type { Verifier } from './verifier.ts';

export interface EventsProps {
  events: readonly unknown[];
  currency: string;
  pictureAddress: (name: string) => string;
}

export interface ProvableGame {
  readonly vendor: string;
  readonly code: string;
  readonly namespace: string;
  readonly loadVerifier: () => Promise<Verifier>;
  /** Shows a round's events to a person. */
  readonly loadEvents: () => Promise<ComponentType<EventsProps>>;
}

/** The games whose rounds can be computed again on this page. */
export const PROVABLE_GAMES: readonly [ProvableGame, ...ProvableGame[]] = [
  {
    vendor: 'house',
    code: 'jade-orchard',
    namespace: 'jade-orchard',
    loadVerifier: async () => (await import('./jade-orchard-verifier.ts')).jadeOrchardVerifier,
    loadEvents: async () =>
      (await import('#games/jade-orchard/stage/JadeOrchardEvents.tsx')).JadeOrchardEvents,
  },
];

export function findProvableGame(vendor: string, code: string): ProvableGame | null {
  return PROVABLE_GAMES.find((game) => game.vendor === vendor && game.code === code) ?? null;
}
