import type { Lottery } from '#domain/lottery/lottery.ts';
import { permutation } from '#domain/lottery/outcome-space.ts';
import { RACE_PLAYS } from './plays/race-plays.ts';

export const lottery: Lottery = {
  code: 'pk10-5',
  name: 'Ten Car Race 5 min',
  family: 'race',
  category: 'ELOTT',
  prizeMode: 'ELOTT',
  drawCode: 'pk10-5',
  source: 'own',
  schedule: { everySeconds: 300, offsetSeconds: 0, closeSeconds: 10 },
  space: permutation(10),
  oddsVersion: 1,
  plays: RACE_PLAYS,
  releasedOn: '2026-11-26',
};
