import {
  PAYS_TO_ONE,
  POCKETS,
  type Spot,
  spotMultiplier,
  spotOf,
  SPOTS,
} from '../kit/roulette/spots.ts';
import { type LiveGame, outcomeOf, paying } from './live-game.ts';

function spotNamed(id: string): Spot {
  const spot = spotOf(id);
  if (spot === null) throw new Error(`roulette has no spot ${id}`);
  return spot;
}

/** The wheel and the pays of Roulette Corsa. */
export const ROULETTE: LiveGame = {
  code: 'roulette',
  version: '1.0.0',
  spots: SPOTS.map(({ id }) => id),
  returns: (spot, shown) => spotMultiplier(spotNamed(spot), outcomeOf(shown, 'roulette').pocket),
  mostReturn: (spot) => paying(PAYS_TO_ONE[spotNamed(spot).kind]),
  decisions: null,
  seats: null,
  draw: {
    from: 'chain',
    draw: (stream) => ({ kind: 'roulette', pocket: stream.nextBelow(POCKETS) }),
  },
  script: () => [
    { atMs: 0, shows: 'spin' },
    { atMs: 6_000, shows: 'pocket' },
  ],
  dealMs: () => 9_000,
};
