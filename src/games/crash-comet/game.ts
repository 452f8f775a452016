import type { GameTitle } from '../game-title.ts';
import { HOUSE_FLAGS } from '../kit/house-flags.ts';
import { MULTIPLIER_DIVISOR } from '../kit/multiplier.ts';
import { HOUSE_STAKES } from '../kit/stakes.ts';
import { CRASH_COMET } from './rules.ts';

/** Crash Comet: one rising multiplier for a whole table; leave before it burns out. */
export const game: GameTitle = {
  code: CRASH_COMET.code,
  version: CRASH_COMET.version,
  minRoundMs: CRASH_COMET.minRoundMs,
  name: 'Crash Comet',
  category: 'RNG',
  subCategories: ['AC'],
  kind: 'shared',
  theme: 'space',
  aliases: ['crash', 'aviator', 'cohete', 'rocket', 'cometa'],
  releasedOn: '2026-11-25',
  rtpPercent: '99.0000',
  rtpMostPercent: '99.0000',
  needsSkill: false,
  volatility: 'high',
  lines: null,
  tags: ['provablyFair'],
  flags: HOUSE_FLAGS,
  stakesMicro: HOUSE_STAKES,
  stakeRule: { kind: 'listed' },
  stakeDivisor: MULTIPLIER_DIVISOR,
  exampleWager: { autoCashOut: 150 },
  wagerSchema: {
    type: 'object',
    additionalProperties: false,
    required: ['autoCashOut'],
    properties: {
      autoCashOut: {
        type: ['integer', 'null'],
        minimum: CRASH_COMET.leastAuto,
        maximum: CRASH_COMET.most,
      },
    },
  },
  actionSchema: {
    type: 'object',
    additionalProperties: false,
    required: ['kind', 'at'],
    properties: {
      kind: { const: 'cashOut' },
      at: { type: 'integer', minimum: CRASH_COMET.least, maximum: CRASH_COMET.most },
    },
  },
  loadRules: async () => (await import('./math/game-rules.ts')).rules,
  pastRules: { '1.0.0': async () => (await import('./math/past-rules.ts')).pastRules },
};
