import { describe, expect, it } from 'vitest';
import { fraction, ZERO } from '#domain/sports/fraction.ts';
import { HALF_LOST, HALF_WON, type LegResult, LOST, VOID, WON } from '#domain/sports/leg-result.ts';
import { CRICKET_MARKETS, type CricketFacts } from '#domain/sports/markets/cricket.ts';
import { ESPORTS_MARKETS, type EsportsFacts } from '#domain/sports/markets/esports.ts';
import {
  FOOTBALL_MARKETS,
  type FootballFacts,
  type Side,
} from '#domain/sports/markets/football.ts';
import { lineResult, quartersOf } from '#domain/sports/markets/line-result.ts';
import type { MarketType, Specifiers } from '#domain/sports/markets/market-type.ts';

const NAMES = new Map<LegResult | null, string>([
  [WON, 'won'],
  [LOST, 'lost'],
  [VOID, 'void'],
  [HALF_WON, 'half won'],
  [HALF_LOST, 'half lost'],
  [null, 'open'],
]);

function settled<Facts>(
  markets: readonly MarketType<Facts>[],
  [id, outcome, specifiers]: readonly [string, string, Specifiers],
  facts: Facts,
  from = facts,
): string {
  const market = markets.find((one) => one.id === id) ?? expect.unreachable(id);
  const result = market.settle({ outcome, specifiers, facts, from });
  return NAMES.get(result) ?? `won ${result?.deadHeat.over}/${result?.deadHeat.under}`;
}

const goals = (text: string): Side[] =>
  text.split('').map((letter) => (letter === 'h' ? 'home' : 'away'));
const match = (scored: string, more: Partial<FootballFacts> = {}): FootballFacts => ({
  goals: goals(scored),
  firstHalfGoals: 0,
  corners: { home: 0, away: 0 },
  phase: 'over',
  qualified: null,
  ...more,
});

describe('lines', () => {
  it.each([
    [4, WON],
    [2, WON],
    [1, HALF_WON],
    [0, VOID],
    [-1, HALF_LOST],
    [-2, LOST],
    [3, WON],
    [-3, LOST],
  ])('with a lead of %i quarters', (lead, result) => {
    expect(lineResult(lead)).toBe(result);
    expect(lineResult(-lead).won).toBe(lead < 0);
  });

  it('are quarters of a goal', () => {
    expect(['-0.75', '2.5', '+1', '0'].map(quartersOf)).toEqual([-3, 10, 4, 0]);
    for (const text of ['', '0.3', 'one', '1e2'])
      expect(() => quartersOf(text)).toThrow(RangeError);
  });
});

describe('football', () => {
  it.each([
    ['1x2', 'home', {}, 'hah', 'won'],
    ['1x2', 'draw', {}, 'hah', 'lost'],
    ['doubleChance', 'drawAway', {}, 'ha', 'won'],
    ['doubleChance', 'homeAway', {}, 'ha', 'lost'],
    ['drawNoBet', 'home', {}, 'ha', 'void'],
    ['drawNoBet', 'away', {}, 'a', 'won'],
    ['asianHandicap', 'home', { hcp: '-0.75' }, 'h', 'half won'],
    ['asianHandicap', 'away', { hcp: '-0.75' }, 'h', 'half lost'],
    ['asianHandicap', 'home', { hcp: '-1' }, 'h', 'void'],
    ['handicap3', 'draw', { hcp: '-1' }, 'h', 'won'],
    ['total', 'under', { total: '2.25' }, 'ha', 'half won'],
    ['total', 'over', { total: '2' }, 'ha', 'void'],
    ['bothScore', 'no', {}, 'hh', 'won'],
    ['correctScore', '2:1', {}, 'hah', 'won'],
    ['nextGoal', 'none', { goal: '2' }, 'h', 'won'],
    ['nextGoal', 'away', { goal: '2' }, 'ha', 'won'],
  ] as const)('%s %s %j after %s', (id, outcome, specifiers, scored, result) => {
    const from = match('', { phase: 'before' });
    expect(settled(FOOTBALL_MARKETS, [id, outcome, specifiers], match(scored), from)).toBe(result);
  });

  it('counts a handicap in play from the score that it names, and totals from the beginning', () => {
    const end = match('hha');
    const bet = (score: string) => ['asianHandicap', 'away', { hcp: '-0.5', score }] as const;
    expect(settled(FOOTBALL_MARKETS, bet('2:0'), end)).toBe('won');
    expect(settled(FOOTBALL_MARKETS, bet('0:0'), end)).toBe('lost');
    const over = ['total', 'over', { total: '2.5' }] as const;
    expect(settled(FOOTBALL_MARKETS, over, end)).toBe('won');
  });

  it('decides as soon as nothing can change, and not before', () => {
    const now = match('hah', { phase: 'secondHalf', firstHalfGoals: 1 });
    const judge = (id: string, outcome: string, specifiers: Specifiers = {}) =>
      settled(FOOTBALL_MARKETS, [id, outcome, specifiers], now);
    expect(judge('1x2', 'home')).toBe('open');
    expect(judge('total', 'over', { total: '2.5' })).toBe('won');
    expect(judge('total', 'over', { total: '2.75' })).toBe('open');
    expect(judge('total', 'under', { total: '2.5' })).toBe('lost');
    expect(judge('bothScore', 'yes')).toBe('won');
    expect(judge('correctScore', '1:1')).toBe('lost');
    expect(judge('correctScore', '2:2')).toBe('open');
    expect(judge('halfFull', 'away/home')).toBe('lost');
    expect(judge('halfFull', 'home/home')).toBe('open');
    expect(judge('nextGoal', 'home', { goal: '3' })).toBe('won');
    expect(judge('nextGoal', 'home', { goal: '4' })).toBe('open');
    expect(judge('qualify', 'home')).toBe('open');
  });
});

describe('e-sports', () => {
  const maps = (winners: string, more: Partial<EsportsFacts> = {}): EsportsFacts => ({
    maps: winners.split('').map((letter) => ({
      winner: letter === '-' ? null : letter === 'h' ? 'home' : 'away',
      isGiven: false,
    })),
    bestOf: 3,
    formatChanged: false,
    winner: null,
    isOver: false,
    ...more,
  });
  const over = maps('hh', { winner: 'home', isOver: true });

  it.each([
    ['matchWinner', 'home', {}, over, 'won'],
    ['matchWinner', 'home', {}, maps('h'), 'open'],
    ['mapWinner', 'away', { map: '1' }, over, 'lost'],
    ['mapWinner', 'home', { map: '3' }, over, 'void'],
    ['mapWinner', 'home', { map: '3' }, maps('ha'), 'open'],
    ['mapHandicap', 'away', { hcp: '-1.5' }, over, 'lost'],
    ['totalMaps', 'under', { total: '2.5' }, over, 'won'],
    ['mapScore', '2:0', {}, over, 'won'],
    ['mapScore', '2:0', {}, { ...over, formatChanged: true }, 'void'],
    ['totalMaps', 'over', { total: '2.5' }, { ...over, formatChanged: true }, 'void'],
    ['matchWinner', 'home', {}, { ...over, formatChanged: true }, 'won'],
  ] as const)('%s %s %j', (id, outcome, specifiers, facts, result) => {
    expect(settled(ESPORTS_MARKETS, [id, outcome, specifiers], facts)).toBe(result);
  });

  it('voids a map that was given before it started, and counts one that was forfeited later', () => {
    const given = { ...over, maps: [{ winner: 'home', isGiven: true } as const, ...over.maps] };
    const bet = ['mapWinner', 'home', { map: '1' }] as const;
    expect(settled(ESPORTS_MARKETS, bet, given)).toBe('void');
    expect(settled(ESPORTS_MARKETS, bet, over)).toBe('won');
  });
});

describe('cricket', () => {
  const innings = (more: Partial<CricketFacts> = {}): CricketFacts => ({
    runs: 300,
    oversRuns: [6, 12],
    oversPlanned: 40,
    oversBowled: 40,
    endedNaturally: false,
    batters: { ana: 60, bea: 60, carla: 12 },
    outcome: 'home',
    isOver: true,
    ...more,
  });

  it.each([
    ['matchWinner', 'home', {}, innings(), 'won'],
    ['matchWinner', 'away', {}, innings({ outcome: 'noResult' }), 'void'],
    ['matchWinner', 'away', {}, innings({ outcome: 'tie' }), 'won 1/2'],
    ['totalRuns', 'over', { total: '299.5' }, innings(), 'won'],
    ['totalRuns', 'over', { total: '299.5' }, innings({ oversBowled: 31 }), 'void'],
    ['totalRuns', 'over', { total: '299.5' }, innings({ oversBowled: 32 }), 'won'],
    [
      'totalRuns',
      'under',
      { total: '299.5' },
      innings({ oversBowled: 20, endedNaturally: true }),
      'lost',
    ],
    ['topBatter', 'ana', {}, innings(), 'won 1/2'],
    ['topBatter', 'carla', {}, innings(), 'lost'],
    ['topBatter', 'dora', {}, innings(), 'void'],
    ['topBatter', 'ana', {}, innings({ oversBowled: 19 }), 'void'],
    ['runsInOver', 'over', { over: '2', total: '9.5' }, innings({ isOver: false }), 'won'],
    ['runsInOver', 'over', { over: '3', total: '9.5' }, innings(), 'void'],
  ] as const)('%s %s %j', (id, outcome, specifiers, facts, result) => {
    expect(settled(CRICKET_MARKETS, [id, outcome, specifiers], facts)).toBe(result);
  });

  it('pays half of the stake for a tie at even odds', () => {
    expect(fraction(2n, 4n)).toEqual({ over: 1n, under: 2n });
    expect(ZERO.over).toBe(0n);
  });
});
