import { fixedOdds } from '#domain/lottery/odds.ts';
import { type Play, symbolsOf } from '#domain/lottery/play.ts';
import { type Option, options } from '#domain/lottery/plays/options.ts';
import { sumOf } from '#domain/lottery/plays/total.ts';
import { placesFrom } from './digit-plays.ts';
import { shapes } from './ssc-credit-plays.ts';

const ALL = placesFrom(0, 3);

/** Sums of three digits that add up to 0, 1 and so on to 13; 27 to 14 mirror them. */
const WAYS = [1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 63, 69, 73, 75] as const;

/** 96 % of fair, to the cent below. */
const numberOdds = (sum: number): string => {
  const ways = WAYS[Math.min(sum, 27 - sum)] ?? 1;
  return (Math.floor(96_000 / ways) / 100).toFixed(2);
};

/**
 * Two-sided and combined bets. The 13/14 rule: a bet that wins with a sum of 13 or 14 gets its stake
 * back and no more. Without it big-even and small-odd would return 123.7 %.
 */
const ruled = (symbol: string, odds: string, wins: (sum: number) => boolean): Option => ({
  symbol,
  prize: fixedOdds(odds),
  test: (outcome) => {
    const sum = sumOf(outcome);
    if (!wins(sum)) return false;
    return sum === 13 || sum === 14 ? 'push' : true;
  },
});

const isBig = (sum: number): boolean => sum >= 14;
const isOdd = (sum: number): boolean => sum % 2 === 1;

const extreme = (symbol: string, test: (sum: number) => boolean): Option => ({
  symbol,
  prize: fixedOdds('17.14'),
  test: (outcome) => test(sumOf(outcome)),
});

/** The sum of three digits: fixed odds. */
export const LUCKY28_PLAYS: readonly Play[] = [
  options(
    { group: 'sum', rule: 'sides' },
    {
      places: ALL,
      options: [
        ruled('big', '2.05', isBig),
        ruled('small', '2.05', (sum) => !isBig(sum)),
        ruled('odd', '2.05', isOdd),
        ruled('even', '2.05', (sum) => !isOdd(sum)),
      ],
    },
  ),
  options(
    { group: 'sum', rule: 'combined' },
    {
      places: ALL,
      options: [
        ruled('bigOdd', '4.2', (sum) => isBig(sum) && isOdd(sum)),
        ruled('bigEven', '4.6', (sum) => isBig(sum) && !isOdd(sum)),
        ruled('smallOdd', '4.6', (sum) => !isBig(sum) && isOdd(sum)),
        ruled('smallEven', '4.2', (sum) => !isBig(sum) && !isOdd(sum)),
      ],
    },
  ),
  options(
    { group: 'sum', rule: 'extreme' },
    {
      places: ALL,
      options: [extreme('low', (sum) => sum <= 5), extreme('high', (sum) => sum >= 22)],
    },
  ),
  options(
    { group: 'sum', rule: 'sum' },
    {
      places: ALL,
      options: symbolsOf(0, 27).map((symbol) => ({
        symbol,
        prize: fixedOdds(numberOdds(Number(symbol))),
        test: (outcome) => sumOf(outcome) === Number(symbol),
      })),
    },
  ),
  shapes('threeDigits', ALL),
];
