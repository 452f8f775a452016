import type { OutcomeStream } from '#domain/fairness/outcome-stream.ts';
import { FOOTBALL_MARKETS } from '#domain/sports/markets/football.ts';
import { CLUBS, type Club } from './clubs.ts';
import { type DemoMatch, resultBy } from './demo-match.ts';
import {
  drawFootball,
  footballFacts,
  momentsUntil,
  remainingMeans,
  surprisesOf,
} from './football-match.ts';
import { footballOffer, footballPrices } from './football-prices.ts';
import { MATCH_MS } from './schedule.ts';

const MINUTES = 90;
const MINUTE_MS = MATCH_MS / MINUTES;

const minuteAt = (time: number): number =>
  Math.min(MINUTES, Math.max(0, Math.floor(time / MINUTE_MS)));

/** Draws a football match of two invented clubs. */
export function footballMatch(stream: OutcomeStream): DemoMatch {
  const [[home, homeStrength], [away, awayStrength]] = stream.shuffle(CLUBS.football) as [
    Club,
    Club,
  ];
  const match = drawFootball(stream, { home: homeStrength, away: awayStrength });
  const factsAt = (time: number) => ({
    ...footballFacts(match, minuteAt(time), time >= MATCH_MS),
    minute: minuteAt(time),
    moments: momentsUntil(match, minuteAt(time)),
  });
  const meansAt = (time: number) => remainingMeans(match, minuteAt(time));
  return {
    home,
    away,
    factsAt,
    offeredAt: (time) => footballOffer(factsAt(time), meansAt(time)),
    pricesAt: (time) => footballPrices(factsAt(time), meansAt(time)),
    endsAt: MATCH_MS,
    surprises: surprisesOf(match).map((minute) => minute * MINUTE_MS),
    resultAt: (market, time) => resultBy(FOOTBALL_MARKETS, market, factsAt(time)),
  };
}
