import { describe, expect, it } from 'vitest';
import { playReturns } from '#domain/lottery/lint.ts';
import { fixedOdds } from '#domain/lottery/odds.ts';
import { PUSH } from '#domain/lottery/play.ts';
import { options } from '#domain/lottery/plays/options.ts';
import { distributionOf } from '#domain/lottery/return.ts';
import { expectFigure, lotteryOf, playOf, probesOf, repriced, returnText } from './priced-play.ts';

/** Published odds for a stake of one. */
type Figure = readonly [play: string, bet: string, odds: string, percent: string];

/** Winning outcomes of a bet, returned stakes left out. */
function waysOf(code: string, play: string, bet: string): number {
  const lottery = lotteryOf(code);
  const [probe = []] = probesOf(playOf(lottery, play), bet);
  const { counts } = distributionOf(playOf(lottery, play), lottery.space, probe);
  return [...counts].reduce((sum, [key, count]) => sum + (key === PUSH ? 0 : Number(count)), 0);
}

describe.each<readonly [string, readonly Figure[]]>([
  [
    'ssc-credit-1',
    [
      ['digit.number', 'any', '9.91', '99.1'],
      ['digit.sides', 'any', '1.982', '99.1'],
      ['total.sides', 'any', '1.982', '99.1'],
      ['total.dragonTiger', 'dragon', '2.2', '99.0'],
      ['total.dragonTiger', 'tiger', '2.2', '99.0'],
      ['total.dragonTiger', 'tie', '9.4', '94.0'],
      ...['front3', 'middle3', 'back3'].flatMap((menu): readonly Figure[] => [
        [`${menu}.shape`, 'triple', '70', '70.0'],
        [`${menu}.shape`, 'straight', '14', '84.0'],
        [`${menu}.shape`, 'pair', '3.2', '86.4'],
        [`${menu}.shape`, 'halfStraight', '2.3', '82.8'],
        [`${menu}.shape`, 'mixed', '2.8', '84.0'],
      ]),
    ],
  ],
  [
    'pk10-1',
    [
      ['position.number', 'any', '10', '100.000'],
      ['position.sides', 'any', '2', '100.000'],
      ['duel.dragonTiger', 'any', '2', '100.000'],
      ...[90, 720, 5_040, 30_240].flatMap((fair, index): readonly Figure[] => [
        [`front${index + 2}.direct`, 'any', String(fair), '100.000'],
        [`front${index + 2}.anyOrder`, 'any', String(fair / [2, 6, 24, 120][index]!), '100.000'],
      ]),
      ['firstTwo.sides', 'big', '2.25', '100.000'],
      ['firstTwo.sides', 'small', '1.80', '100.000'],
      ['firstTwo.sides', 'odd', '1.80', '100.000'],
      ['firstTwo.sides', 'even', '2.25', '100.000'],
      ...(
        [
          [[3, 4, 18, 19], '45', '44.10'],
          [[5, 6, 16, 17], '22.5', '22.05'],
          [[7, 8, 14, 15], '15', '14.70'],
          [[9, 10, 12, 13], '11.25', '11.025'],
          [[11], '9', '8.82'],
        ] as const
      ).flatMap(([sums, fair, odds]) =>
        sums.flatMap((sum): readonly Figure[] => [
          ['firstTwo.sum', String(sum), fair, '100.000'],
          ['firstTwo.sum', String(sum), odds, '98.000'],
        ]),
      ),
      ['firstTwo.sum', '19', '89.02', '197.8'],
      ['firstTwo.sum', '10', '5.64', '50.1'],
    ],
  ],
  ['k3-1', ['big', 'small', 'odd', 'even'].map((bet) => ['sum.sides', bet, '2', '97.22'] as const)],
  [
    'lucky-28',
    [
      ['sum.sides', 'any', '2', '92.5'],
      ['sum.combined', 'bigEven', '4.6', '96.74'],
      ['sum.combined', 'smallOdd', '4.6', '96.74'],
      ['sum.combined', 'bigOdd', '4.2', '97.02'],
      ['sum.combined', 'smallEven', '4.2', '97.02'],
      ['sum.sum', '0', '500', '50'],
      ['sum.sum', '27', '500', '50'],
      ['sum.sum', '1', '100', '30'],
      ['sum.sum', '16', '14', '96.6'],
    ],
  ],
])('%s at published odds', (code, figures) => {
  it.each(figures)('bets on %s %s at %s return %s percent', (name, bet, odds, percent) => {
    const { plays, space } = lotteryOf(code);
    const play = repriced(playOf({ plays }, name), odds);
    const probes = probesOf(play, bet);
    expect(probes.length).toBeGreaterThan(0);
    for (const probe of probes) expectFigure(returnText(play, space, probe), percent);
  });
});

describe('the official table of three dice', () => {
  it.each([
    ...([80, 40, 25, 16, 12, 10, 9] as const).flatMap((pays, index) => {
      const ways = [3, 6, 10, 15, 21, 25, 27][index]!;
      return [4 + index, 17 - index].map((sum) => ['sum.sum', String(sum), pays, ways] as const);
    }),
    ['triple.tripleAny', 'any', 40, 6],
    ['triple.tripleOne', '4', 240, 1],
    ['pair.pairAndOne', 'any', 80, 3],
    ['pair.pairAny', '2', 15, 16],
    ['different.threeDifferent', 'any', 40, 6],
    ['different.twoDifferent', 'any', 8, 30],
    ['different.straight', 'any', 10, 24],
  ] as const)(
    'pays for %s %s at %s for two, and %s of 216 outcomes win',
    (name, bet, pays, ways) => {
      const { plays, space } = lotteryOf('k3-1');
      const play = repriced(playOf({ plays }, name), String(pays / 2));
      expect(waysOf('k3-1', name, bet)).toBe(ways);
      for (const probe of probesOf(play, bet)) {
        const percent = Number(returnText(play, space, probe));
        expect(percent).toBeCloseTo((pays * ways * 100) / 432, 2);
        expect(percent).toBeGreaterThanOrEqual(55.55);
        expect(percent).toBeLessThanOrEqual(58.34);
      }
    },
  );

  it('is not the shipped one, where every bet returns 97 to 98 percent', () => {
    for (const { returnPercent } of playReturns(lotteryOf('k3-1'))) {
      expect(Number(returnPercent)).toBeGreaterThanOrEqual(97);
      expect(Number(returnPercent)).toBeLessThanOrEqual(98);
    }
  });
});

describe('a sum of three digits', () => {
  it('is reached in as many ways as published', () => {
    const published = [1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 63, 69, 73, 75];
    const ways = Array.from({ length: 28 }, (_, sum) => waysOf('lucky-28', 'sum.sum', String(sum)));
    expect(ways).toEqual([...published, ...published.toReversed()]);
  });

  it.each([
    ['sum.extreme', 'low', 56],
    ['sum.extreme', 'high', 56],
    ['threeDigits.shape', 'triple', 10],
    ['threeDigits.shape', 'straight', 60],
    ['threeDigits.shape', 'pair', 270],
    ['threeDigits.shape', 'halfStraight', 360],
    ['threeDigits.shape', 'mixed', 300],
  ] as const)('wins %s %s for %s of 1000 outcomes', (play, bet, ways) => {
    expect(waysOf('lucky-28', play, bet)).toBe(ways);
  });

  it.each([
    ['bigEven', '4.6', '123.7', (sum: number) => sum >= 14 && sum % 2 === 0],
    ['smallOdd', '4.6', '123.7', (sum: number) => sum < 14 && sum % 2 === 1],
  ] as const)(
    'pays %s at %s without the 13/14 rule, which returns %s percent',
    (symbol, odds, percent, wins) => {
      const test = ([a = 0, b = 0, c = 0]: readonly number[]) => wins(a + b + c);
      const option = { symbol, prize: fixedOdds(odds), test };
      const play = options(
        { group: 'sum', rule: 'combined' },
        { places: [0, 1, 2], options: [option] },
      );
      expectFigure(returnText(play, lotteryOf('lucky-28').space, [[symbol]]), percent);
    },
  );
});
