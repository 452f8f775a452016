import type { Lottery } from '#domain/lottery/lottery.ts';
import { digits } from '#domain/lottery/outcome-space.ts';
import { FIVE_DIGIT_PLAYS } from './plays/digit-lottery-plays.ts';

export const lottery: Lottery = {
  code: 'p5',
  name: 'Daily P5',
  family: 'digits',
  category: 'LOTT',
  prizeMode: 'LOTT',
  drawCode: 'p5',
  source: 'official',
  schedule: { everySeconds: 86_400, offsetSeconds: -12_600, closeSeconds: 1_800 },
  space: digits(5),
  oddsVersion: 1,
  plays: FIVE_DIGIT_PLAYS,
  releasedOn: '2026-11-26',
};
