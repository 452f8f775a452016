import type { Lottery } from '#domain/lottery/lottery.ts';
import { digits } from '#domain/lottery/outcome-space.ts';
import { SSC_PLAYS } from './plays/ssc-plays.ts';

export const lottery: Lottery = {
  code: 'ssc-1',
  name: 'Rush Five 1 min',
  family: 'ssc',
  category: 'LOTT',
  prizeMode: 'ZY',
  drawCode: 'ssc-1',
  source: 'own',
  schedule: { everySeconds: 60, offsetSeconds: 0, closeSeconds: 5 },
  space: digits(5),
  oddsVersion: 1,
  plays: SSC_PLAYS,
  releasedOn: '2026-11-26',
};
