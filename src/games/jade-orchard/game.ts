import type { GameTitle } from '../game-title.ts';
import { SLOT_STAKES } from '../kit/stakes.ts';
import { JADE_ORCHARD_RULES } from './rules.ts';

/** Jade Orchard, a slot of five reels and 25 lines. */
export const game: GameTitle = {
  ...JADE_ORCHARD_RULES,
  name: 'Jade Orchard',
  // As the sheet proves them: the sheet brings the math along, and screens need only these.
  rtpPercent: '96.3836',
  volatility: 'medium',
  tags: ['freeSpins', 'wild', 'provablyFair'],
  stakesMicro: SLOT_STAKES,
  wagerSchema: null,
  actionSchema: null,
  loadRules: async () => (await import('./math/game-rules.ts')).rules,
  pastRules: {},
};
