import type { GameTitle } from '../game-title.ts';
import { HOUSE_FLAGS } from '../kit/house-flags.ts';
import { MULTIPLIER_DIVISOR } from '../kit/multiplier.ts';
import { HOUSE_STAKES } from '../kit/stakes.ts';
import { HEART_HI_LO } from './rules.ts';

/** Heart Hi-Lo: whether the next card is higher or lower, for as long as the player dares. */
export const game: GameTitle = {
  code: HEART_HI_LO.code,
  version: HEART_HI_LO.version,
  minRoundMs: HEART_HI_LO.minRoundMs,
  name: 'Heart Hi-Lo',
  category: 'RNG',
  subCategories: ['TG'],
  kind: 'stepped',
  theme: 'cards',
  aliases: ['hilo', 'hi lo', 'high low', 'mayor menor', 'alta baja', 'mayor o menor', 'cartas'],
  releasedOn: '2026-11-25',
  rtpPercent: '98.9923',
  rtpMostPercent: '99.0000',
  needsSkill: false,
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
    oneOf: [
      {
        type: 'object',
        additionalProperties: false,
        required: ['kind', 'side'],
        properties: { kind: { const: 'guess' }, side: { enum: ['high', 'low'] } },
      },
      {
        type: 'object',
        additionalProperties: false,
        required: ['kind'],
        properties: { kind: { enum: ['skip', 'cashOut', 'leave'] } },
      },
    ],
  },
  loadRules: async () => (await import('./math/game-rules.ts')).rules,
  pastRules: {},
};
