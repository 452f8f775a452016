import { choose } from '#domain/lottery/combinations.ts';
import { seriesPrize } from '#domain/lottery/odds.ts';
import { type Play, symbolsOf } from '#domain/lottery/play.ts';
import { anyOf, bankerOf } from '#domain/lottery/plays/any-of.ts';
import { direct, fixed } from '#domain/lottery/plays/direct.ts';
import { group } from '#domain/lottery/plays/group.ts';
import { classes, placesFrom } from './digit-plays.ts';

const BALLS = symbolsOf(1, 11);
const ALL = placesFrom(0, 5);
const DRAWN = 5;

/** Picks of so many numbers with the step of their prize. */
const PICKS = [
  [1, '0.1'],
  [2, '0.1'],
  [3, '0.1'],
  [4, '1'],
  [5, '1'],
  [6, '1'],
  [7, '0.1'],
  [8, '0.1'],
] as const;

/** Of all choices of `size` numbers: those that hold as many of the drawn ones as they can. */
const winsOf = (size: number): number =>
  size <= DRAWN ? choose(DRAWN, size) : choose(11 - DRAWN, size - DRAWN);

/** Front places together, out of the ordered draws of so many. */
const fronts = (menu: string, size: number, outOf: number): readonly Play[] => {
  const places = placesFrom(0, size);
  const orders = size === 3 ? 6 : 2;
  return [
    direct(
      { group: menu, rule: 'direct' },
      { places, symbols: BALLS, distinct: true, prize: seriesPrize(1, outOf) },
    ),
    group(
      { group: menu, rule: 'anyOrder' },
      { places, symbols: BALLS, classes: classes([1, size]), prize: seriesPrize(orders, outOf) },
    ),
  ];
};

/** Five of eleven: prizes follow the series. */
export const ELEVEN_FIVE_PLAYS: readonly Play[] = [
  ...PICKS.map(([size, step]) => {
    const prize = seriesPrize(winsOf(size), choose(11, size), step);
    const terms = { places: ALL, symbols: BALLS, size, prize };
    const name = { group: 'pick', rule: `choose${size}` };
    return size === 1 ? anyOf(name, terms) : bankerOf(name, terms);
  }),
  ...fronts('front3', 3, 990),
  ...fronts('front2', 2, 110),
  anyOf(
    { group: 'front3', rule: 'anyInFront3' },
    { places: placesFrom(0, 3), symbols: BALLS, size: 1, prize: seriesPrize(3, 11) },
  ),
  fixed(
    { group: 'fixed', rule: 'fixed' },
    { places: ALL, symbols: BALLS, prize: seriesPrize(1, 11) },
  ),
];
