import type { GameTitle } from '../game-title.ts';
import { HOUSE_FLAGS } from '../kit/house-flags.ts';
import { MULTIPLIER_DIVISOR } from '../kit/multiplier.ts';
import { HOUSE_STAKES } from '../kit/stakes.ts';
import { MINE_GARDEN } from './rules.ts';

/** Mine Garden: 25 cells, some with mines; every safe cell raises what leaving pays. */
export const game: GameTitle = {
  code: MINE_GARDEN.code,
  version: MINE_GARDEN.version,
  minRoundMs: MINE_GARDEN.minRoundMs,
  name: 'Mine Garden',
  category: 'RNG',
  subCategories: ['AC'],
  kind: 'stepped',
  theme: 'garden',
  aliases: ['mines', 'minas', 'buscaminas', 'minesweeper', 'bombas', 'bombs'],
  releasedOn: '2026-11-25',
  rtpPercent: '98.9920',
  rtpMostPercent: '99.0000',
  needsSkill: false,
  volatility: 'medium',
  lines: null,
  tags: ['provablyFair'],
  flags: HOUSE_FLAGS,
  stakesMicro: HOUSE_STAKES,
  stakeRule: { kind: 'listed' },
  stakeDivisor: MULTIPLIER_DIVISOR,
  exampleWager: { mines: 3 },
  wagerSchema: {
    type: 'object',
    additionalProperties: false,
    required: ['mines'],
    properties: {
      mines: {
        type: 'integer',
        minimum: MINE_GARDEN.fewestMines,
        maximum: MINE_GARDEN.mostMines,
      },
    },
  },
  actionSchema: {
    oneOf: [
      {
        type: 'object',
        additionalProperties: false,
        required: ['kind', 'cell'],
        properties: {
          kind: { const: 'open' },
          cell: { type: 'integer', minimum: 0, maximum: MINE_GARDEN.cells - 1 },
        },
      },
      {
        type: 'object',
        additionalProperties: false,
        required: ['kind'],
        properties: { kind: { enum: ['cashOut', 'leave'] } },
      },
    ],
  },
  loadRules: async () => (await import('./math/game-rules.ts')).rules,
  pastRules: {},
};
