import type { GameTitle } from '../game-title.ts';
import { HOUSE_FLAGS } from '../kit/house-flags.ts';
import { MULTIPLIER_DIVISOR } from '../kit/multiplier.ts';
import { HOUSE_STAKES } from '../kit/stakes.ts';
import { ACE_BLACKJACK } from './rules.ts';

/** Ace Blackjack: closer to 21 than the dealer, from six decks shuffled for every round. */
export const game: GameTitle = {
  code: ACE_BLACKJACK.code,
  version: ACE_BLACKJACK.version,
  minRoundMs: ACE_BLACKJACK.minRoundMs,
  name: 'Ace Blackjack',
  category: 'RNG',
  subCategories: ['TG'],
  kind: 'stepped',
  theme: 'cards',
  aliases: ['blackjack', 'black jack', 'veintiuno', '21', 'twenty one', 'bj', 'cartas'],
  releasedOn: '2026-11-25',
  rtpPercent: '99.5941',
  rtpMostPercent: '99.5941',
  needsSkill: true,
  volatility: 'low',
  lines: null,
  tags: ['provablyFair'],
  flags: HOUSE_FLAGS,
  stakesMicro: HOUSE_STAKES,
  stakeRule: { kind: 'listed' },
  // Half a stake is exact too: it insures, and it is the half of 3:2.
  stakeDivisor: MULTIPLIER_DIVISOR,
  exampleWager: {},
  wagerSchema: null,
  actionSchema: {
    type: 'object',
    additionalProperties: false,
    required: ['kind'],
    properties: { kind: { enum: ['hit', 'stand', 'double', 'split', 'insure', 'decline'] } },
  },
  loadRules: async () => (await import('./math/game-rules.ts')).rules,
  pastRules: {},
};
