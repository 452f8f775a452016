import { fixedOdds } from '#domain/lottery/odds.ts';
import type { Play } from '#domain/lottery/play.ts';
import { fixed } from '#domain/lottery/plays/direct.ts';
import { options, sidesApart, sidesOf } from '#domain/lottery/plays/options.ts';
import { sumOf } from '#domain/lottery/plays/total.ts';
import { DIGITS, placesFrom } from './digit-plays.ts';
import { isHalfStraight, isPair, isStraight, isTriple } from './three-digit-shape.ts';

const ALL = placesFrom(0, 5);
const EVEN_ODDS = fixedOdds('1.96');

/** Shapes of three digits; 9-0-1 is a straight. */
const SHAPES = [
  ['triple', isTriple, '96'],
  ['straight', isStraight, '16'],
  ['pair', isPair, '3.55'],
  ['halfStraight', isHalfStraight, '2.66'],
  [
    'mixed',
    (digits: readonly number[]) =>
      ![isTriple, isStraight, isPair, isHalfStraight].some((is) => is(digits)),
    '3.2',
  ],
] as const;

/** The shapes of three places as options. */
export function shapes(menu: string, places: readonly number[]): Play {
  return options(
    { group: menu, rule: 'shape' },
    {
      places,
      options: SHAPES.map(([symbol, is, odds]) => ({
        symbol,
        prize: fixedOdds(odds),
        test: (outcome) => is(places.map((place) => outcome[place] ?? -1)),
      })),
    },
  );
}

/** The credit board of five digits: fixed odds, one stake a spot. */
export const SSC_CREDIT_PLAYS: readonly Play[] = [
  sidesApart(
    { group: 'digit', rule: 'sides' },
    { places: ALL, sides: sidesOf(0, 9), prize: EVEN_ODDS },
  ),
  fixed(
    { group: 'digit', rule: 'number' },
    { places: ALL, symbols: DIGITS, prize: fixedOdds('9.8') },
  ),
  options(
    { group: 'total', rule: 'sides' },
    {
      places: ALL,
      options: [
        { symbol: 'big', prize: EVEN_ODDS, test: (outcome) => sumOf(outcome) >= 23 },
        { symbol: 'small', prize: EVEN_ODDS, test: (outcome) => sumOf(outcome) < 23 },
        { symbol: 'odd', prize: EVEN_ODDS, test: (outcome) => sumOf(outcome) % 2 === 1 },
        { symbol: 'even', prize: EVEN_ODDS, test: (outcome) => sumOf(outcome) % 2 === 0 },
      ],
    },
  ),
  options(
    { group: 'total', rule: 'dragonTiger' },
    {
      places: [0, 4],
      options: [
        {
          symbol: 'dragon',
          prize: fixedOdds('2.17'),
          test: ([first = 0, , , , last = 0]) => first > last,
        },
        {
          symbol: 'tiger',
          prize: fixedOdds('2.17'),
          test: ([first = 0, , , , last = 0]) => first < last,
        },
        { symbol: 'tie', prize: fixedOdds('9.6'), test: ([first, , , , last]) => first === last },
      ],
    },
  ),
  shapes('front3', placesFrom(0, 3)),
  shapes('middle3', placesFrom(1, 3)),
  shapes('back3', placesFrom(2, 3)),
];
