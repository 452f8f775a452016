import type { GameTitle } from '../game-title.ts';
import { HOUSE_FLAGS } from '../kit/house-flags.ts';
import { MULTIPLIER_DIVISOR } from '../kit/multiplier.ts';
import { HOUSE_STAKES } from '../kit/stakes.ts';
import { POKER_JACKS } from './rules.ts';

/** Jacks or Better: video poker with the 9/6 pay table and one draw. */
export const game: GameTitle = {
  code: POKER_JACKS.code,
  version: POKER_JACKS.version,
  minRoundMs: POKER_JACKS.minRoundMs,
  name: 'Jacks or Better',
  category: 'RNG',
  subCategories: ['VP'],
  kind: 'stepped',
  theme: 'cards',
  aliases: ['video poker', 'videopoker', 'poker', 'jotas o mejor', 'draw poker', 'cartas'],
  releasedOn: '2026-11-25',
  rtpPercent: '99.5439',
  rtpMostPercent: '99.5439',
  needsSkill: true,
  volatility: 'medium',
  lines: null,
  tags: ['provablyFair'],
  flags: HOUSE_FLAGS,
  stakesMicro: HOUSE_STAKES,
  stakeRule: { kind: 'listed' },
  stakeDivisor: MULTIPLIER_DIVISOR,
  exampleWager: {},
  wagerSchema: null,
  actionSchema: {
    type: 'object',
    additionalProperties: false,
    required: ['kind', 'held'],
    properties: {
      kind: { const: 'draw' },
      held: {
        type: 'array',
        minItems: POKER_JACKS.handSize,
        maxItems: POKER_JACKS.handSize,
        items: { type: 'boolean' },
      },
    },
  },
  loadRules: async () => (await import('./math/game-rules.ts')).rules,
  pastRules: {},
};
