import type { MarketPrices } from '#domain/sports/feed/message.ts';
import { type GoalMeans, nextGoalChances, possibleScores } from '#domain/sports/football-model.ts';
import { FOOTBALL_MARKETS, type FootballFacts, scoreOf } from '#domain/sports/markets/football.ts';
import type { OfferedMarket } from './demo-match.ts';
import { priceMarkets, pricesOf } from './price-market.ts';

/** Quarters on both sides of the even line. */
const STEPS = [-2, -1, 0, 1, 2] as const;

const outcomesOf = (market: string): readonly string[] =>
  FOOTBALL_MARKETS.find(({ id }) => id === market)?.outcomes ?? [];

const PLAIN: readonly OfferedMarket[] = (
  [
    ['1x2', 'result'],
    ['doubleChance', 'result'],
    ['drawNoBet', 'result'],
    ['bothScore', 'goals'],
  ] as const
).map(([market, group]) => ({ market, specifiers: {}, group, outcomes: outcomesOf(market) }));

/** What a match has on offer, by the goals that are still expected. */
export function footballOffer(now: FootballFacts, means: GoalMeans): readonly OfferedMarket[] {
  const scored = now.goals.length;
  const { home, away } = scoreOf(now);
  const even = Math.round((means.away - means.home) * 4);
  const middle = Math.floor(scored + means.home + means.away);
  return [
    ...PLAIN,
    ...STEPS.map((step) => ({
      market: 'asianHandicap',
      specifiers: { hcp: String((even + step) / 4), score: `${home}:${away}` },
      group: 'handicap',
      outcomes: outcomesOf('asianHandicap'),
    })),
    // Totals of the demo end in a half, so that each is won or lost.
    ...[middle - 1, middle, middle + 1]
      .filter((whole) => whole >= scored)
      .map((whole) => ({
        market: 'total',
        specifiers: { total: `${whole}.5` },
        group: 'goals',
        outcomes: outcomesOf('total'),
      })),
    {
      market: 'nextGoal',
      specifiers: { goal: String(scored + 1) },
      group: 'goals',
      outcomes: outcomesOf('nextGoal'),
    },
  ];
}

/** Prices of what is on offer. */
export function footballPrices(now: FootballFacts, means: GoalMeans): readonly MarketPrices[] {
  const offered = footballOffer(now, means);
  const chances: Readonly<Record<string, number>> = nextGoalChances(means);
  const isNext = ({ market }: OfferedMarket): boolean => market === 'nextGoal';
  const judged = offered.filter((one) => !isNext(one));
  return [
    ...priceMarkets(FOOTBALL_MARKETS, judged, { ends: possibleScores(now, means), now }),
    // The order of goals is not part of a possible end.
    ...offered.filter(isNext).flatMap((one) =>
      pricesOf(
        one,
        one.outcomes.map((side) => ({ voidPart: 0, wonPart: chances[side] ?? 0 })),
      ),
    ),
  ];
}
