import type { Lottery } from '#domain/lottery/lottery.ts';
import { digits } from '#domain/lottery/outcome-space.ts';
import { LUCKY28_PLAYS } from './plays/lucky28-plays.ts';

export const lottery: Lottery = {
  code: 'lucky-28',
  name: 'Lucky 28',
  family: 'lucky28',
  category: 'ELOTT',
  prizeMode: 'ELOTT',
  drawCode: 'lucky-28',
  source: 'own',
  schedule: { everySeconds: 90, offsetSeconds: 0, closeSeconds: 6 },
  space: digits(3),
  oddsVersion: 1,
  plays: LUCKY28_PLAYS,
  releasedOn: '2026-11-26',
};
