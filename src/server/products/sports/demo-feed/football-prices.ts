import type { MarketPrices } from '#domain/sports/feed/message.ts';
import { type GoalMeans, nextGoalChances, possibleScores } from '#domain/sports/football-model.ts';
import { FOOTBALL_MARKETS, type FootballFacts } from '#domain/sports/markets/football.ts';
import { type OfferedMarket, priceMarkets, pricesOf } from './price-market.ts';

/** Quarters on both sides of the even line. */
const STEPS = [-2, 0, 2] as const;

const PLAIN: readonly OfferedMarket[] = [
  { market: '1x2', specifiers: {}, group: 'result' },
  { market: 'doubleChance', specifiers: {}, group: 'result' },
  { market: 'drawNoBet', specifiers: {}, group: 'result' },
  { market: 'bothScore', specifiers: {}, group: 'goals' },
];

const NEXT = ['home', 'none', 'away'] as const;

/** All markets of a match with their prices, by the goals that are still expected. */
export function footballPrices(
  now: FootballFacts,
  means: GoalMeans,
  isActive: boolean,
): readonly MarketPrices[] {
  const scored = now.goals.length;
  const even = Math.round((means.away - means.home) * 4);
  const middle = Math.floor(scored + means.home + means.away);
  const lines: readonly OfferedMarket[] = [
    ...STEPS.map((step) => ({
      market: 'asianHandicap',
      specifiers: { hcp: String((even + step) / 4) },
      group: 'handicap',
    })),
    // Totals of the demo end in a half, so that each is won or lost.
    ...[middle - 1, middle, middle + 1]
      .filter((whole) => whole >= scored)
      .map((whole) => ({
        market: 'total',
        specifiers: { total: `${whole}.5` },
        group: 'goals',
      })),
  ];
  const ends = possibleScores(now, means);
  const chances = nextGoalChances(means);
  const next = pricesOf(
    NEXT,
    NEXT.map((side) => chances[side]),
  );
  return [
    ...priceMarkets(FOOTBALL_MARKETS, [...PLAIN, ...lines], { ends, now, isActive }),
    ...(next === null
      ? []
      : [
          {
            market: 'nextGoal',
            specifiers: { goal: String(scored + 1) },
            status: isActive ? ('active' as const) : ('suspended' as const),
            groups: ['goals'],
            outcomes: next,
          },
        ]),
  ];
}
