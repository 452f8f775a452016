import type { Lottery } from '#domain/lottery/lottery.ts';
import { digits } from '#domain/lottery/outcome-space.ts';
import { SSC_CREDIT_PLAYS } from './plays/ssc-credit-plays.ts';

export const lottery: Lottery = {
  code: 'ssc-credit-5',
  name: 'Odds Five 5 min',
  family: 'ssc',
  category: 'ELOTT',
  prizeMode: 'ELOTT',
  drawCode: 'ssc-5',
  source: 'own',
  schedule: { everySeconds: 300, offsetSeconds: 0, closeSeconds: 10 },
  space: digits(5),
  oddsVersion: 1,
  plays: SSC_CREDIT_PLAYS,
  releasedOn: '2026-11-26',
};
