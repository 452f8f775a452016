import type { Lottery } from '#domain/lottery/lottery.ts';
import { dice } from '#domain/lottery/outcome-space.ts';
import { DICE_PLAYS } from './plays/dice-plays.ts';

export const lottery: Lottery = {
  code: 'k3-1',
  name: 'Triple Dice 1 min',
  family: 'dice',
  category: 'ELOTT',
  prizeMode: 'ELOTT',
  drawCode: 'k3-1',
  source: 'own',
  schedule: { everySeconds: 60, offsetSeconds: 0, closeSeconds: 5 },
  space: dice(3),
  oddsVersion: 1,
  plays: DICE_PLAYS,
  releasedOn: '2026-11-26',
};
