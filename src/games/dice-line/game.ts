import type { GameTitle } from '../game-title.ts';
import { HOUSE_FLAGS } from '../kit/house-flags.ts';
import { MULTIPLIER_DIVISOR } from '../kit/multiplier.ts';
import { HOUSE_STAKES } from '../kit/stakes.ts';
import { DICE_LINE } from './rules.ts';

/** Dice Line: a roll of 0.00 to 99.99, under or over a line that the player draws. */
export const game: GameTitle = {
  code: DICE_LINE.code,
  version: DICE_LINE.version,
  minRoundMs: DICE_LINE.minRoundMs,
  name: 'Dice Line',
  category: 'RNG',
  subCategories: ['AC'],
  kind: 'single',
  theme: 'casino',
  aliases: ['dice', 'dado', 'dados', 'hi lo dice', 'roll'],
  releasedOn: '2026-11-25',
  rtpPercent: '98.9903',
  rtpMostPercent: '99.0000',
  needsSkill: false,
  volatility: 'medium',
  lines: null,
  tags: ['provablyFair'],
  flags: HOUSE_FLAGS,
  stakesMicro: HOUSE_STAKES,
  stakeRule: { kind: 'listed' },
  stakeDivisor: MULTIPLIER_DIVISOR,
  exampleWager: { target: 5000, side: 'under' },
  wagerSchema: {
    type: 'object',
    additionalProperties: false,
    required: ['target', 'side'],
    properties: {
      target: { type: 'integer', minimum: 1, maximum: DICE_LINE.rolls - 2 },
      side: { enum: ['under', 'over'] },
    },
  },
  actionSchema: null,
  loadRules: async () => (await import('./math/game-rules.ts')).rules,
  pastRules: {},
};
