import { describe, expect, it } from 'vitest';
import { fixedOdds } from '#domain/lottery/odds.ts';
import { digits } from '#domain/lottery/outcome-space.ts';
import { options } from '#domain/lottery/plays/options.ts';
import { expectFigure, lotteryOf, playOf, returnText } from './priced-play.ts';

describe('three digits without 9-0-1', () => {
  /** Steps between the sorted digits; a pair has a step of 0. */
  const steps = (outcome: readonly number[]): readonly number[] => {
    const [low = 0, middle = 0, high = 0] = outcome.toSorted((a, b) => a - b);
    return [middle - low, high - middle];
  };
  const shapes = [
    ['triple', '70', '70.0', ([a, b]: readonly number[]) => a === 0 && b === 0],
    ['straight', '14', '67.2', ([a, b]: readonly number[]) => a === 1 && b === 1],
    ['pair', '3.2', '86.4', ([a, b]: readonly number[]) => (a === 0) !== (b === 0)],
    [
      'halfStraight',
      '2.3',
      '77.3',
      ([a = 0, b = 0]: readonly number[]) => a > 0 && b > 0 && (a === 1) !== (b === 1),
    ],
    ['mixed', '2.8', '94.1', ([a = 0, b = 0]: readonly number[]) => a > 1 && b > 1],
  ] as const;

  it.each(shapes)('pay %s at %s, which returns %s percent', (symbol, odds, percent, is) => {
    const play = options(
      { group: 'front3', rule: 'shape' },
      {
        places: [0, 1, 2],
        options: [{ symbol, prize: fixedOdds(odds), test: (outcome) => is(steps(outcome)) }],
      },
    );
    expectFigure(returnText(play, digits(3), [[symbol]]), percent);
  });
});

describe('keno', () => {
  const lottery = lotteryOf('keno-80');
  const figures = [
    [2, '86.076'],
    [3, '90.214'],
    [4, '89.037'],
    [5, '88.207'],
    [6, '88.124'],
    [7, '90.974'],
    [8, '89.820'],
    [9, '90.589'],
    [10, '90.212'],
  ] as const;

  it('has a published figure for every play', () => {
    expect(lottery.plays.map(({ rule }) => rule)).toEqual(
      figures.map(([picks]) => `choose${picks}`),
    );
  });

  it.each(figures)('picks of %s numbers return %s percent', (picks, percent) => {
    const play = playOf(lottery, `pick.choose${picks}`);
    for (const probe of play.probes) {
      expectFigure(returnText(play, lottery.space, probe), percent);
    }
  });
});
