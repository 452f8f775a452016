import { fixedOdds } from '#domain/lottery/odds.ts';
import { type Play, symbolsOf } from '#domain/lottery/play.ts';
import { direct, fixed } from '#domain/lottery/plays/direct.ts';
import { group } from '#domain/lottery/plays/group.ts';
import { type Option, options, sidesApart, sidesOf } from '#domain/lottery/plays/options.ts';
import { classes, placesFrom } from './digit-plays.ts';

const CARS = symbolsOf(1, 10);
const ALL = placesFrom(0, 10);
const EVEN_ODDS = fixedOdds('1.96');

/** 98 % of fair: sum of the first two, by its ways out of 90. */
const SUM_ODDS: Readonly<Record<number, string>> = {
  2: '44.1',
  4: '22.05',
  6: '14.7',
  8: '11.02',
  10: '8.82',
};

/** Ways that the first two of a race add up to a sum. */
const waysOfSum = (sum: number): number =>
  CARS.filter((car) => sum - Number(car) >= 1 && sum - Number(car) <= 10 && sum !== 2 * Number(car))
    .length;

const firstTwo = ([first = 0, second = 0]: readonly number[]): number => first + second;

/** Front places together: odds in their order and in any order. */
const FRONTS = [
  ['front2', 2, '88.2', '44.1'],
  ['front3', 3, '705.6', '117.6'],
  ['front4', 4, '4939.2', '205.8'],
  ['front5', 5, '29635.2', '246.96'],
] as const;

/** Place i against place 11 - i: no tie. */
const DUELS: readonly Option[] = placesFrom(0, 5).flatMap((place) => {
  const other = 9 - place;
  const isAhead = (outcome: readonly number[]): boolean =>
    (outcome[place] ?? 0) > (outcome[other] ?? 0);
  return [
    { symbol: `dragon${place + 1}`, prize: EVEN_ODDS, places: [place, other], test: isAhead },
    {
      symbol: `tiger${place + 1}`,
      prize: EVEN_ODDS,
      places: [place, other],
      test: (outcome: readonly number[]) => !isAhead(outcome),
    },
  ];
});

/** Races of ten: fixed odds at 98 %. */
export const RACE_PLAYS: readonly Play[] = [
  sidesApart(
    { group: 'position', rule: 'sides' },
    { places: ALL, sides: sidesOf(1, 10), prize: EVEN_ODDS },
  ),
  fixed(
    { group: 'position', rule: 'number' },
    { places: ALL, symbols: CARS, prize: fixedOdds('9.8') },
  ),
  options({ group: 'duel', rule: 'dragonTiger' }, { places: ALL, options: DUELS }),
  options(
    { group: 'firstTwo', rule: 'sum' },
    {
      places: [0, 1],
      options: symbolsOf(3, 19).map((symbol) => ({
        symbol,
        prize: fixedOdds(SUM_ODDS[waysOfSum(Number(symbol))] ?? ''),
        test: (outcome) => firstTwo(outcome) === Number(symbol),
      })),
    },
  ),
  options(
    { group: 'firstTwo', rule: 'sides' },
    {
      places: [0, 1],
      options: [
        { symbol: 'big', prize: fixedOdds('2.2'), test: (outcome) => firstTwo(outcome) > 11 },
        { symbol: 'small', prize: fixedOdds('1.76'), test: (outcome) => firstTwo(outcome) <= 11 },
        { symbol: 'odd', prize: fixedOdds('1.76'), test: (outcome) => firstTwo(outcome) % 2 === 1 },
        { symbol: 'even', prize: fixedOdds('2.2'), test: (outcome) => firstTwo(outcome) % 2 === 0 },
      ],
    },
  ),
  ...FRONTS.flatMap(([menu, size, inOrder, anyOrder]) => [
    direct(
      { group: menu, rule: 'direct' },
      { places: placesFrom(0, size), symbols: CARS, distinct: true, prize: fixedOdds(inOrder) },
    ),
    group(
      { group: menu, rule: 'anyOrder' },
      {
        places: placesFrom(0, size),
        symbols: CARS,
        classes: classes([1, size]),
        prize: fixedOdds(anyOrder),
      },
    ),
  ]),
];
