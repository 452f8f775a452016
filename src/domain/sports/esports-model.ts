import type { PossibleEnd } from './fair-price.ts';
import type { EsportsFacts } from './markets/esports.ts';
import type { Side } from './markets/football.ts';

/** Maps that a side needs. */
export const mapsToWin = (bestOf: number): number => Math.floor(bestOf / 2) + 1;

/**
 * Every way in which a match may end from here, each map independent of the others.
 * @param homeChance the chance of the home side in each map that is not decided
 * @param nextChance its chance in the first of them, where that map is in progress
 */
export function possibleMaps(
  now: EsportsFacts,
  homeChance: number,
  nextChance = homeChance,
): readonly PossibleEnd<EsportsFacts>[] {
  const decided = now.maps.filter(({ winner }) => winner !== null);
  const won = (side: Side): number => decided.filter(({ winner }) => winner === side).length;
  const needed = mapsToWin(now.bestOf);
  for (const side of ['home', 'away'] as const) {
    if (won(side) >= needed) {
      const facts = { ...now, maps: decided, winner: side, isOver: true };
      return [{ facts, probability: 1 }];
    }
  }
  return (['home', 'away'] as const).flatMap((side) => {
    const chance = side === 'home' ? nextChance : 1 - nextChance;
    const next = { ...now, maps: [...decided, { winner: side, isGiven: false }] };
    return possibleMaps(next, homeChance).map(({ facts, probability }) => ({
      facts,
      probability: probability * chance,
    }));
  });
}
