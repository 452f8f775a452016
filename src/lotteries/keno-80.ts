import type { Lottery } from '#domain/lottery/lottery.ts';
import { balls } from '#domain/lottery/outcome-space.ts';
import { KENO_PLAYS } from './plays/keno-plays.ts';

export const lottery: Lottery = {
  code: 'keno-80',
  name: 'Keno Eighty',
  family: 'keno',
  category: 'ELOTT',
  prizeMode: 'ELOTT',
  drawCode: 'keno-80',
  source: 'own',
  schedule: { everySeconds: 300, offsetSeconds: 0, closeSeconds: 10 },
  space: balls(20, 80),
  oddsVersion: 1,
  plays: KENO_PLAYS,
  releasedOn: '2026-11-26',
};
