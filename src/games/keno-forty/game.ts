import type { GameTitle } from '../game-title.ts';
import { HOUSE_FLAGS } from '../kit/house-flags.ts';
import { MULTIPLIER_DIVISOR } from '../kit/multiplier.ts';
import { HOUSE_STAKES } from '../kit/stakes.ts';
import { KENO_FORTY } from './rules.ts';

/** Keno Forty: one to ten numbers of forty, of which ten are drawn. */
export const game: GameTitle = {
  code: KENO_FORTY.code,
  version: KENO_FORTY.version,
  minRoundMs: KENO_FORTY.minRoundMs,
  name: 'Keno Forty',
  category: 'RNG',
  subCategories: ['BG'],
  kind: 'single',
  theme: 'sea',
  aliases: ['keno', 'kino', 'loteria', 'numeros', 'bingo numbers', 'quick draw'],
  releasedOn: '2026-11-25',
  rtpPercent: '98.7500',
  rtpMostPercent: '99.0182',
  needsSkill: false,
  volatility: 'high',
  lines: null,
  tags: ['provablyFair'],
  flags: HOUSE_FLAGS,
  stakesMicro: HOUSE_STAKES,
  stakeRule: { kind: 'listed' },
  stakeDivisor: MULTIPLIER_DIVISOR,
  exampleWager: { picks: [3, 9, 17, 28] },
  wagerSchema: {
    type: 'object',
    additionalProperties: false,
    required: ['picks'],
    properties: {
      picks: {
        type: 'array',
        items: { type: 'integer', minimum: 1, maximum: KENO_FORTY.numbers },
        minItems: 1,
        maxItems: KENO_FORTY.mostPicks,
        uniqueItems: true,
      },
    },
  },
  actionSchema: null,
  loadRules: async () => (await import('./math/game-rules.ts')).rules,
  pastRules: {},
};
