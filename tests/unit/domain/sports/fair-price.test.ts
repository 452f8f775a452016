import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectedParts, fairOdds } from '#domain/sports/fair-price.ts';
import { nextGoalChances, possibleScores } from '#domain/sports/football-model.ts';
import { FOOTBALL_MARKETS, type FootballFacts } from '#domain/sports/markets/football.ts';
import type { Specifiers } from '#domain/sports/markets/market-type.ts';

const START: FootballFacts = {
  goals: [],
  firstHalfGoals: 0,
  corners: { home: 0, away: 0 },
  phase: 'before',
  qualified: null,
};
const marketOf = (id: string) =>
  FOOTBALL_MARKETS.find((one) => one.id === id) ?? expect.unreachable(id);

describe('fair prices of a match with 1.5 and 1.1 goals expected', () => {
  const ends = possibleScores(START, { home: 1.5, away: 1.1 });
  const fair = (id: string, outcome: string, specifiers: Specifiers = {}) =>
    fairOdds(expectedParts(marketOf(id), { outcome, specifiers }, ends, START));

  it.each([
    ['home', '0', 1.599],
    ['home', '-0.25', 1.876_5],
    ['home', '-0.5', 2.154],
    ['home', '-0.75', 2.539_3],
    ['home', '-1', 3.310_6],
    ['away', '-0.25', 2.140_9],
    ['away', '-0.75', 1.649_7],
    ['away', '-1', 1.432_8],
  ])('are those of the page for %s at %s', (outcome, hcp, odds) => {
    expect(fair('asianHandicap', outcome, { hcp })).toBeCloseTo(odds, 4);
  });

  it('are those of the page for totals and both sides scoring', () => {
    expect(1 / fair('total', 'over', { total: '2.5' })).toBeCloseTo(0.481_57, 5);
    expect(1 / fair('bothScore', 'yes')).toBeCloseTo(0.518_27, 5);
  });
});

it('the chances of all ends, and of the next goal, add up to one', () => {
  const mean = fc.double({ min: 0, max: 4, noNaN: true });
  fc.assert(
    fc.property(mean, mean, (home, away) => {
      const ends = possibleScores(START, { home, away });
      expect(ends.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 9);
      const next = nextGoalChances({ home, away });
      expect(next.home + next.away + next.none).toBeCloseTo(1, 9);
    }),
  );
});
