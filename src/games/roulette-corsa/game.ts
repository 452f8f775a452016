import type { GameTitle } from '../game-title.ts';
import { HOUSE_FLAGS } from '../kit/house-flags.ts';
import { MULTIPLIER_DIVISOR } from '../kit/multiplier.ts';
import { HOUSE_CHIPS } from '../kit/stakes.ts';
import { SPOTS } from '../kit/roulette/spots.ts';
import { ROULETTE_CORSA } from './rules.ts';

/** Roulette Corsa: a wheel with a single zero, and la partage on even money. */
export const game: GameTitle = {
  code: ROULETTE_CORSA.code,
  version: ROULETTE_CORSA.version,
  minRoundMs: ROULETTE_CORSA.minRoundMs,
  name: 'Roulette Corsa',
  category: 'RNG',
  subCategories: ['TG'],
  kind: 'single',
  theme: 'casino',
  aliases: ['roulette', 'ruleta', 'rueda', 'ruleta europea', 'wheel', 'rulet', 'casino'],
  releasedOn: '2026-11-25',
  rtpPercent: '97.2973',
  rtpMostPercent: '98.6486',
  needsSkill: false,
  volatility: 'medium',
  lines: null,
  tags: ['provablyFair'],
  flags: HOUSE_FLAGS,
  stakesMicro: HOUSE_CHIPS,
  stakeRule: { kind: 'chips', mostChips: ROULETTE_CORSA.mostChips },
  stakeDivisor: MULTIPLIER_DIVISOR,
  exampleWager: {
    bets: [
      { spot: 'red', chips: 2 },
      { spot: 'n17', chips: 1 },
    ],
  },
  wagerSchema: {
    type: 'object',
    additionalProperties: false,
    required: ['bets'],
    properties: {
      bets: {
        type: 'array',
        minItems: 1,
        maxItems: SPOTS.length,
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['spot', 'chips'],
          properties: {
            spot: { type: 'string', maxLength: 6 },
            chips: { type: 'integer', minimum: 1, maximum: ROULETTE_CORSA.mostChips },
          },
        },
      },
    },
  },
  actionSchema: null,
  loadRules: async () => (await import('./math/game-rules.ts')).rules,
  pastRules: {},
};
