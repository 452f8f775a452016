import { seriesPrize } from '#domain/lottery/odds.ts';
import type { Play } from '#domain/lottery/play.ts';
import { direct } from '#domain/lottery/plays/direct.ts';
import { anyOfThree, DIGITS, fixedPlay, placesFrom, threePlays, twoPlays } from './digit-plays.ts';

/** Three digits a day: prizes follow the series. */
export const THREE_DIGIT_PLAYS: readonly Play[] = [
  ...threePlays('three', placesFrom(0, 3)),
  ...twoPlays('front2', placesFrom(0, 2)),
  ...twoPlays('back2', placesFrom(1, 2)),
  fixedPlay(placesFrom(0, 3)),
  ...anyOfThree('anyThree', placesFrom(0, 3)),
];

/** Five digits a day. */
export const FIVE_DIGIT_PLAYS: readonly Play[] = [
  direct(
    { group: 'five', rule: 'direct' },
    { places: placesFrom(0, 5), symbols: DIGITS, prize: seriesPrize(1, 100_000) },
  ),
  ...threePlays('front3', placesFrom(0, 3)),
  ...twoPlays('back2', placesFrom(3, 2)),
  fixedPlay(placesFrom(0, 5)),
];
