import type { OutcomeStream } from '#domain/fairness/outcome-stream.ts';
import { FOOTBALL_MARKETS } from '#domain/sports/markets/football.ts';
import { CLUBS } from './clubs.ts';
import { decided, type DemoMatch, type SettleableMarket } from './demo-match.ts';
import { drawFootball, footballFacts, remainingMeans, surprisesOf } from './football-match.ts';
import { footballPrices } from './football-prices.ts';
import { MATCH_MS } from './schedule.ts';

const MINUTES = 90;
const MINUTE_MS = MATCH_MS / MINUTES;
const MOST_LINE = 6;

const minuteAt = (time: number): number =>
  Math.min(MINUTES, Math.max(0, Math.floor(time / MINUTE_MS)));

/** Lines of the demo lie within six goals. */
const LINES: readonly SettleableMarket[] = [
  ...Array.from({ length: MOST_LINE * 8 + 1 }, (_, step) => ({
    market: 'asianHandicap',
    specifiers: { hcp: String((step - MOST_LINE * 4) / 4) },
    outcomes: ['home', 'away'],
  })),
  ...Array.from({ length: MOST_LINE * 2 }, (_, whole) => ({
    market: 'total',
    specifiers: { total: `${whole}.5` },
    outcomes: ['over', 'under'],
  })),
  ...Array.from({ length: MOST_LINE * 2 }, (_, before) => ({
    market: 'nextGoal',
    specifiers: { goal: String(before + 1) },
    outcomes: ['home', 'none', 'away'],
  })),
  ...['1x2', 'doubleChance', 'drawNoBet', 'bothScore'].map((market) => ({
    market,
    specifiers: {},
    outcomes: FOOTBALL_MARKETS.find(({ id }) => id === market)?.outcomes ?? [],
  })),
];

/** Draws a football match of two invented clubs. */
export function footballMatch(stream: OutcomeStream): DemoMatch {
  const [[home, homeStrength], [away, awayStrength]] = stream.shuffle(CLUBS.football) as [
    readonly [string, number],
    readonly [string, number],
  ];
  const match = drawFootball(stream, { home: homeStrength, away: awayStrength });
  const factsAt = (time: number) => footballFacts(match, minuteAt(time), time >= MATCH_MS);
  return {
    home,
    away,
    factsAt,
    pricesAt: (time, isActive) =>
      footballPrices(factsAt(time), remainingMeans(match, minuteAt(time)), isActive),
    surprises: surprisesOf(match).map((minute) => minute * MINUTE_MS),
    decidedAt: (time) => decided(FOOTBALL_MARKETS, LINES, factsAt(time)),
  };
}
