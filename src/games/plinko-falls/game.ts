import type { GameTitle } from '../game-title.ts';
import { HOUSE_FLAGS } from '../kit/house-flags.ts';
import { MULTIPLIER_DIVISOR } from '../kit/multiplier.ts';
import { HOUSE_STAKES } from '../kit/stakes.ts';
import { PLINKO_FALLS, RISKS, ROW_COUNTS } from './rules.ts';

/** Plinko Falls: a ball falls through 8, 12 or 16 rows of pegs into a slot that pays. */
export const game: GameTitle = {
  code: PLINKO_FALLS.code,
  version: PLINKO_FALLS.version,
  minRoundMs: PLINKO_FALLS.minRoundMs,
  name: 'Plinko Falls',
  category: 'RNG',
  subCategories: ['AC'],
  kind: 'single',
  theme: 'fiesta',
  aliases: ['plinko', 'pachinko', 'galton', 'bolitas', 'caida', 'ball drop'],
  releasedOn: '2026-11-25',
  rtpPercent: '98.9844',
  rtpMostPercent: '98.9896',
  needsSkill: false,
  volatility: 'medium',
  lines: null,
  tags: ['provablyFair'],
  flags: HOUSE_FLAGS,
  stakesMicro: HOUSE_STAKES,
  stakeRule: { kind: 'listed' },
  stakeDivisor: MULTIPLIER_DIVISOR,
  exampleWager: { rows: 12, risk: 'medium' },
  wagerSchema: {
    type: 'object',
    additionalProperties: false,
    required: ['rows', 'risk'],
    properties: { rows: { enum: ROW_COUNTS }, risk: { enum: RISKS } },
  },
  actionSchema: null,
  loadRules: async () => (await import('./math/game-rules.ts')).rules,
  pastRules: {},
};
