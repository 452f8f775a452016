import type { Lottery } from '#domain/lottery/lottery.ts';
import { digits } from '#domain/lottery/outcome-space.ts';
import { SSC_CREDIT_PLAYS } from './plays/ssc-credit-plays.ts';

export const lottery: Lottery = {
  code: 'ssc-credit-1',
  name: 'Odds Five 1 min',
  family: 'ssc',
  category: 'ELOTT',
  prizeMode: 'ELOTT',
  drawCode: 'ssc-1',
  source: 'own',
  schedule: { everySeconds: 60, offsetSeconds: 0, closeSeconds: 5 },
  space: digits(5),
  oddsVersion: 1,
  plays: SSC_CREDIT_PLAYS,
  releasedOn: '2026-11-26',
};
