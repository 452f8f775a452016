import type { GameTitle } from '../game-title.ts';
import { HOUSE_STAKES } from '../kit/stakes.ts';
import { JADE_ORCHARD_RULES } from './rules.ts';

/** Jade Orchard, a slot of five reels and 25 lines. */
export const game: GameTitle = {
  ...JADE_ORCHARD_RULES,
  name: 'Jade Orchard',
  // As the sheet proves them: the sheet brings the math along, and screens need only these.
  rtpPercent: '96.3836',
  rtpMostPercent: '96.3836',
  needsSkill: false,
  volatility: 'medium',
  subCategories: ['JP'],
  kind: 'single',
  theme: 'garden',
  aliases: ['orchid', 'jade', 'slot', 'tragamonedas'],
  releasedOn: '2026-09-01',
  tags: ['freeSpins', 'wild', 'provablyFair'],
  stakesMicro: HOUSE_STAKES,
  stakeRule: { kind: 'listed' },
  exampleWager: {},
  wagerSchema: null,
  actionSchema: null,
  loadRules: async () => (await import('./math/game-rules.ts')).rules,
  pastRules: {},
};
