import type { GameTitle } from '../game-title.ts';
import { HOUSE_FLAGS } from '../kit/house-flags.ts';
import { MULTIPLIER_DIVISOR } from '../kit/multiplier.ts';
import { HOUSE_STAKES } from '../kit/stakes.ts';
import { SCRATCH_FIESTA } from './rules.ts';

/** Scratch Fiesta: a ticket of a finite series with fixed prizes. */
export const game: GameTitle = {
  code: SCRATCH_FIESTA.code,
  version: SCRATCH_FIESTA.version,
  minRoundMs: SCRATCH_FIESTA.minRoundMs,
  name: 'Scratch Fiesta',
  category: 'RNG',
  subCategories: ['SC'],
  kind: 'single',
  theme: 'fiesta',
  aliases: ['scratch', 'scratch card', 'raspadita', 'rasca', 'raspa', 'ticket', 'boleto'],
  releasedOn: '2026-11-25',
  rtpPercent: '94.5000',
  rtpMostPercent: '94.5000',
  needsSkill: false,
  volatility: 'medium',
  lines: null,
  tags: ['provablyFair'],
  flags: HOUSE_FLAGS,
  stakesMicro: HOUSE_STAKES,
  stakeRule: { kind: 'listed' },
  stakeDivisor: MULTIPLIER_DIVISOR,
  // The server adds what places the ticket.
  exampleWager: {},
  wagerSchema: { type: 'object', additionalProperties: false },
  actionSchema: null,
  loadRules: async () => (await import('./math/game-rules.ts')).rules,
  pastRules: { '1.0.0': async () => (await import('./math/past-rules.ts')).pastRules },
};
