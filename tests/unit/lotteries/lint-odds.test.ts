import { describe, expect, it } from 'vitest';
import { lintOdds, type OddsFinding, playReturns } from '#domain/lottery/lint.ts';
import { fixedOdds, seriesPrize } from '#domain/lottery/odds.ts';
import { balls, digits, type OutcomeSpace } from '#domain/lottery/outcome-space.ts';
import { type Play, symbolsOf } from '#domain/lottery/play.ts';
import { group } from '#domain/lottery/plays/group.ts';
import { options } from '#domain/lottery/plays/options.ts';
import { sumOf } from '#domain/lottery/plays/total.ts';
import { LOTTERIES } from '#lotteries/lotteries.ts';
import { lotteryOf, playOf, repriced } from './priced-play.ts';

const lint = (play: Play, space: OutcomeSpace): readonly OddsFinding[] =>
  lintOdds({ code: 'faulty', plays: [play], space });

/** Findings as `bet fault return`. */
const lines = (findings: readonly OddsFinding[]): readonly string[] =>
  findings.map(({ bet, fault, returnPercent }) => `${bet} ${fault} ${returnPercent}`);

/** A shipped play at other odds. */
function lintRepriced(lottery: string, play: string, odds: Readonly<Record<string, string>>) {
  const { plays, space } = lotteryOf(lottery);
  return lint(repriced(playOf({ plays }, play), odds), space);
}

/** 500 for 0 and 27, 100 for 1 and 26, and so on. */
const UNEVEN = [500, 100, 50, 40, 30, 20, 17, 16, 15, 14, 12, 12, 12, 12];
const unevenOdds = Object.fromEntries(
  Array.from({ length: 28 }, (_, sum) => [sum, String(UNEVEN[Math.min(sum, 27 - sum)])]),
);

describe('the shipped odds', () => {
  it.each(LOTTERIES.map((lottery) => [lottery.code, lottery] as const))(
    'of %s have no fault',
    (_code, lottery) => {
      expect(lintOdds(lottery)).toEqual([]);
    },
  );

  it('are listed with the exact return of every bet', () => {
    const lottery = lotteryOf('p5');
    const returns = playReturns(lottery, 1_800);
    expect(returns).toHaveLength(lottery.plays.flatMap(({ probes }) => probes).length);
    expect(returns[0]).toEqual({
      play: 'five.direct',
      bet: '0|1|2|3|4',
      returnPercent: '90.000',
      bySeries: true,
    });
    expect(playReturns(lotteryOf('keno-80')).every(({ bySeries }) => !bySeries)).toBe(true);
  });
});

describe('a faulty table', () => {
  it('of 600 for the front three as group 6 is refused from the lowest series on', () => {
    const play = group(
      { group: 'front3', rule: 'group6' },
      {
        places: [0, 1, 2],
        symbols: symbolsOf(0, 9),
        classes: [{ copies: 1, numbers: 3 }],
        prize: seriesPrize(3, 1000),
      },
    );
    expect(lint(play, digits(5))).toEqual([
      {
        lottery: 'faulty',
        play: 'front3.group6',
        bet: '0,1,2',
        fault: 'aboveCap',
        returnPercent: '169.998',
      },
    ]);
    const fixed = { ...play, prizes: new Map([['win', fixedOdds('300')]]) };
    expect(lines(lint(fixed, digits(5)))).toEqual(['0,1,2 aboveCap 180.000']);
  });

  it('of a race with 89.02 for 19 and 5.64 for 10 is refused', () => {
    const findings = lintRepriced('pk10-1', 'firstTwo.sum', { 19: '89.02', 10: '5.64' });
    expect(new Set(findings.map(({ play }) => play))).toEqual(new Set(['firstTwo.sum']));
    expect(lines(findings)).toEqual(
      expect.arrayContaining([
        '19 aboveCap 197.822',
        '10 belowFloor 50.133',
        expect.stringMatching(/^19 unequal/),
        expect.stringMatching(/^10 (?:unequal|inverted)/),
      ]),
    );
  });

  it('of combined odds without the 13/14 rule is refused', () => {
    const play = options(
      { group: 'sum', rule: 'combined' },
      {
        places: [0, 1, 2],
        options: (
          [
            ['bigOdd', '4.2', true, 1],
            ['bigEven', '4.6', true, 0],
            ['smallOdd', '4.6', false, 1],
            ['smallEven', '4.2', false, 0],
          ] as const
        ).map(([symbol, odds, big, rest]) => ({
          symbol,
          prize: fixedOdds(odds),
          test: (outcome) => sumOf(outcome) >= 14 === big && sumOf(outcome) % 2 === rest,
        })),
      },
    );
    const findings = lint(play, digits(3));
    expect(findings.every((finding) => finding.play === 'sum.combined')).toBe(true);
    expect(lines(findings)).toEqual(
      expect.arrayContaining(['bigEven aboveCap 123.740', 'smallOdd aboveCap 123.740']),
    );
  });

  it('of uneven odds for a sum is refused at both ends', () => {
    const findings = lintRepriced('lucky-28', 'sum.sum', unevenOdds);
    expect(new Set(findings.map(({ play, fault }) => `${play} ${fault}`))).toEqual(
      new Set(['sum.sum belowFloor']),
    );
    expect(lines(findings)).toEqual(
      expect.arrayContaining(['0 belowFloor 50.000', '26 belowFloor 30.000']),
    );
    expect(findings).toHaveLength(22);
  });

  it('of 49 balls at fair odds is refused, and at 47 is not', () => {
    const special = (odds: string) =>
      options(
        { group: 'special', rule: 'number' },
        {
          places: [6],
          options: symbolsOf(1, 49).map((symbol) => ({
            symbol,
            prize: fixedOdds(odds),
            test: (outcome) => String(outcome[6]) === symbol,
          })),
        },
      );
    const findings = lint(special('49'), balls(7, 49));
    expect(findings).toHaveLength(49);
    expect(lines(findings)[0]).toBe('1 aboveCap 100.000');
    expect(lint(special('47'), balls(7, 49))).toEqual([]);
  });

  it.each([
    ['lucky-28', 'sum.combined', { bigEven: '4.5' }, /^(?:bigEven|smallOdd) unequal/],
    ['lucky-28', 'sum.sum', { 12: '12', 13: '12.9', 14: '12.9', 15: '12' }, /^1[25] inverted/],
    ['pk10-1', 'firstTwo.sides', { even: '2.1' }, /^(?:big|even) unequal/],
    ['k3-1', 'sum.sum', { 10: '7.96', 11: '7.96', 9: '7.9', 12: '7.9' }, /^(?:9|12) inverted/],
  ] as const)('of %s %s at %j is within the bounds but refused', (lottery, play, odds, line) => {
    const findings = lines(lintRepriced(lottery, play, odds));
    expect(findings).toHaveLength(1);
    expect(findings[0]).toMatch(line);
  });
});
