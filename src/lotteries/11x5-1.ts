import type { Lottery } from '#domain/lottery/lottery.ts';
import { balls } from '#domain/lottery/outcome-space.ts';
import { ELEVEN_FIVE_PLAYS } from './plays/eleven-five-plays.ts';

export const lottery: Lottery = {
  code: '11x5-1',
  name: 'Eleven Five 1 min',
  family: 'elevenFive',
  category: 'LOTT',
  prizeMode: 'ZY',
  drawCode: '11x5-1',
  source: 'own',
  schedule: { everySeconds: 60, offsetSeconds: 0, closeSeconds: 5 },
  space: balls(5, 11),
  oddsVersion: 1,
  plays: ELEVEN_FIVE_PLAYS,
  releasedOn: '2026-11-26',
};
