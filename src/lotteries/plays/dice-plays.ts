import { fixedOdds } from '#domain/lottery/odds.ts';
import type { Outcome } from '#domain/lottery/outcome-space.ts';
import { type Play, symbolsOf } from '#domain/lottery/play.ts';
import { anyOf } from '#domain/lottery/plays/any-of.ts';
import { group } from '#domain/lottery/plays/group.ts';
import { type Option, options } from '#domain/lottery/plays/options.ts';
import { sumOf } from '#domain/lottery/plays/total.ts';
import { classes, placesFrom } from './digit-plays.ts';

const ALL = placesFrom(0, 3);
const FACES = symbolsOf(1, 6);

/** 97.5 % of fair, by the distance of a sum from the middle: 10 and 11 first. */
const SUM_ODDS = ['7.8', '8.42', '10.02', '14.04', '21.06', '35.1', '70.2', '210.6'] as const;

const isTriple = (outcome: Outcome): boolean => new Set(outcome).size === 1;

const isStraight = (outcome: Outcome): boolean => {
  const [first = 0, second = 0, third = 0] = outcome.toSorted((a, b) => a - b);
  return second === first + 1 && third === second + 1;
};

/** Big, small, odd and even lose on a triple. */
const side = (symbol: string, test: (sum: number) => boolean): Option => ({
  symbol,
  prize: fixedOdds('2'),
  test: (outcome) => !isTriple(outcome) && test(sumOf(outcome)),
});

const repeated = (outcome: Outcome, face: string): number =>
  outcome.filter((number) => String(number) === face).length;

/** Three dice: fixed odds at about 97.5 % of fair. */
export const DICE_PLAYS: readonly Play[] = [
  options(
    { group: 'sum', rule: 'sides' },
    {
      places: ALL,
      options: [
        side('big', (sum) => sum > 10),
        side('small', (sum) => sum <= 10),
        side('odd', (sum) => sum % 2 === 1),
        side('even', (sum) => sum % 2 === 0),
      ],
    },
  ),
  options(
    { group: 'sum', rule: 'sum' },
    {
      places: ALL,
      options: symbolsOf(3, 18).map((symbol) => ({
        symbol,
        prize: fixedOdds(SUM_ODDS[Math.floor(Math.abs(Number(symbol) - 10.5))] ?? ''),
        test: (outcome) => sumOf(outcome) === Number(symbol),
      })),
    },
  ),
  options(
    { group: 'triple', rule: 'tripleAny' },
    { places: ALL, options: [{ symbol: 'triple', prize: fixedOdds('35.1'), test: isTriple }] },
  ),
  options(
    { group: 'triple', rule: 'tripleOne' },
    {
      places: ALL,
      options: FACES.map((symbol) => ({
        symbol,
        prize: fixedOdds('210.6'),
        test: (outcome) => repeated(outcome, symbol) === 3,
      })),
    },
  ),
  options(
    { group: 'pair', rule: 'pairAny' },
    {
      places: ALL,
      options: FACES.map((symbol) => ({
        symbol,
        prize: fixedOdds('13.16'),
        test: (outcome) => repeated(outcome, symbol) >= 2,
      })),
    },
  ),
  group(
    { group: 'pair', rule: 'pairAndOne' },
    { places: ALL, symbols: FACES, classes: classes([2, 1], [1, 1]), prize: fixedOdds('70.2') },
  ),
  anyOf(
    { group: 'different', rule: 'twoDifferent' },
    { places: ALL, symbols: FACES, size: 2, prize: fixedOdds('7.02') },
  ),
  anyOf(
    { group: 'different', rule: 'threeDifferent' },
    { places: ALL, symbols: FACES, size: 3, prize: fixedOdds('35.1') },
  ),
  options(
    { group: 'different', rule: 'straight' },
    { places: ALL, options: [{ symbol: 'straight', prize: fixedOdds('8.77'), test: isStraight }] },
  ),
];
