import { seriesPrize } from '#domain/lottery/odds.ts';
import type { Play } from '#domain/lottery/play.ts';
import { anyOf } from '#domain/lottery/plays/any-of.ts';
import { copies } from '#domain/lottery/plays/copies.ts';
import { direct, pickAny } from '#domain/lottery/plays/direct.ts';
import { group } from '#domain/lottery/plays/group.ts';
import { sidesOf, sidesTogether } from '#domain/lottery/plays/options.ts';
import {
  anyOfThree,
  classes,
  DIGITS,
  fixedPlay,
  placesFrom,
  threePlays,
  twoPlays,
} from './digit-plays.ts';

const ALL = placesFrom(0, 5);

/** Group bets of five digits, by their number of orders. */
const FIVE = [
  ['group120', classes([1, 5]), 120],
  ['group60', classes([2, 1], [1, 3]), 60],
  ['group30', classes([2, 2], [1, 1]), 30],
  ['group20', classes([3, 1], [1, 2]), 20],
  ['group10', classes([3, 1], [2, 1]), 10],
  ['group5', classes([4, 1], [1, 1]), 5],
] as const;

const FOUR = [
  ['group24', classes([1, 4]), 24],
  ['group12', classes([2, 1], [1, 2]), 12],
  ['fourGroup6', classes([2, 2]), 6],
  ['group4', classes([3, 1], [1, 1]), 4],
] as const;

function fourPlays(menu: string, places: readonly number[]): readonly Play[] {
  const terms = { places, symbols: DIGITS };
  return [
    direct({ group: menu, rule: 'direct' }, { ...terms, prize: seriesPrize(1, 10_000) }),
    ...FOUR.map(([rule, wanted, wins]) =>
      group({ group: menu, rule }, { ...terms, classes: wanted, prize: seriesPrize(wins, 10_000) }),
    ),
  ];
}

/** At least so many copies of a digit: wins out of 100,000 and step of the prize. */
const COPIES = [
  ['once', 1, 40_951, '0.1'],
  ['twice', 2, 8_146, '1'],
  ['thrice', 3, 856, '1'],
  ['fourTimes', 4, 46, '100'],
] as const;

/** The official board of five digits: prizes follow the series. */
export const SSC_PLAYS: readonly Play[] = [
  fixedPlay(ALL),
  ...threePlays('front3', placesFrom(0, 3)),
  ...threePlays('middle3', placesFrom(1, 3)),
  ...threePlays('back3', placesFrom(2, 3)),
  ...twoPlays('front2', placesFrom(0, 2)),
  ...twoPlays('back2', placesFrom(3, 2)),
  ...fourPlays('front4', placesFrom(0, 4)),
  ...fourPlays('back4', placesFrom(1, 4)),
  direct(
    { group: 'five', rule: 'direct' },
    { places: ALL, symbols: DIGITS, prize: seriesPrize(1, 100_000) },
  ),
  ...FIVE.map(([rule, wanted, wins]) =>
    group(
      { group: 'five', rule },
      { places: ALL, symbols: DIGITS, classes: wanted, prize: seriesPrize(wins, 100_000) },
    ),
  ),
  ...anyOfThree('anyFront3', placesFrom(0, 3)),
  ...anyOfThree('anyMiddle3', placesFrom(1, 3)),
  ...anyOfThree('anyBack3', placesFrom(2, 3)),
  ...(
    [
      ['anyBack4', 'any1', placesFrom(1, 4), 1, 34_390, '0.1'],
      // 9,740 of 100,000 win; the published prize of 18.39 at series 1800 is a little below fair.
      ['anyBack4', 'any2', placesFrom(1, 4), 2, 9_787, '0.01'],
      ['anyFive', 'any2', ALL, 2, 14_670, '1'],
      ['anyFive', 'any3', ALL, 3, 4_350, '1'],
    ] as const
  ).map(([menu, rule, places, size, wins, step]) =>
    anyOf(
      { group: menu, rule },
      { places, symbols: DIGITS, size, prize: seriesPrize(wins, 100_000, step) },
    ),
  ),
  ...(
    [
      ['front2', placesFrom(0, 2), 4],
      ['back2', placesFrom(3, 2), 4],
      ['front3', placesFrom(0, 3), 8],
      ['back3', placesFrom(2, 3), 8],
    ] as const
  ).map(([rule, places, outOf]) =>
    sidesTogether(
      { group: 'sides', rule },
      { places, sides: sidesOf(0, 9), prize: seriesPrize(1, outOf) },
    ),
  ),
  ...(
    [
      ['pick2', 2, 100],
      ['pick3', 3, 1_000],
      ['pick4', 4, 10_000],
    ] as const
  ).map(([rule, size, outOf]) =>
    pickAny(
      { group: 'pickAny', rule },
      { places: ALL, symbols: DIGITS, size, prize: seriesPrize(1, outOf) },
    ),
  ),
  ...COPIES.map(([rule, least, wins, step]) =>
    copies(
      { group: 'copies', rule },
      { places: ALL, least, prize: seriesPrize(wins, 100_000, step) },
    ),
  ),
];
