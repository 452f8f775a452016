import type { Lottery } from '#domain/lottery/lottery.ts';
import { digits } from '#domain/lottery/outcome-space.ts';
import { THREE_DIGIT_PLAYS } from './plays/digit-lottery-plays.ts';

export const lottery: Lottery = {
  code: 'p3',
  name: 'Daily P3',
  family: 'digits',
  category: 'LOTT',
  prizeMode: 'LOTT',
  drawCode: 'p3',
  source: 'official',
  schedule: { everySeconds: 86_400, offsetSeconds: -12_600, closeSeconds: 1_800 },
  space: digits(3),
  oddsVersion: 1,
  plays: THREE_DIGIT_PLAYS,
  releasedOn: '2026-11-26',
};
