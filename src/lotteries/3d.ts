import type { Lottery } from '#domain/lottery/lottery.ts';
import { digits } from '#domain/lottery/outcome-space.ts';
import { THREE_DIGIT_PLAYS } from './plays/digit-lottery-plays.ts';

export const lottery: Lottery = {
  code: '3d',
  name: 'Daily 3D',
  family: 'digits',
  category: 'LOTT',
  prizeMode: 'LOTT',
  drawCode: '3d',
  source: 'official',
  schedule: { everySeconds: 86_400, offsetSeconds: -10_800, closeSeconds: 1_800 },
  space: digits(3),
  oddsVersion: 1,
  plays: THREE_DIGIT_PLAYS,
  releasedOn: '2026-11-26',
};
