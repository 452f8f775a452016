import type { OutcomeStream } from '#domain/fairness/outcome-stream.ts';
import { mapsToWin } from '#domain/sports/esports-model.ts';
import type { EsportsFacts } from '#domain/sports/markets/esports.ts';
import type { Side } from '#domain/sports/markets/football.ts';

/** A match of the demo: the winners of its maps, as many as were needed. */
export interface EsportsMatch {
  readonly homeChance: number;
  readonly winners: readonly Side[];
}

const BEST_OF = 3;
const CHANCE_UNIT = 1_000_000;

/** Draws a match. @param strengths 1 is average */
export function drawEsports(
  stream: OutcomeStream,
  { home, away }: Readonly<Record<Side, number>>,
): EsportsMatch {
  const homeChance = home / (home + away);
  const winners: Side[] = [];
  const wonBy = (side: Side): number => winners.filter((winner) => winner === side).length;
  while (Math.max(wonBy('home'), wonBy('away')) < mapsToWin(BEST_OF)) {
    const isHome = stream.nextBelow(CHANCE_UNIT) < Math.round(homeChance * CHANCE_UNIT);
    winners.push(isHome ? 'home' : 'away');
  }
  return { homeChance, winners };
}

/** The facts at a part of the match, from 0 to 1: a third for each map. */
export function esportsFacts({ winners }: EsportsMatch, part: number): EsportsFacts {
  const ended = Math.min(winners.length, Math.floor(part * BEST_OF));
  const isOver = ended === winners.length;
  return {
    maps: winners.map((winner, map) => ({ winner: map < ended ? winner : null, isGiven: false })),
    bestOf: BEST_OF,
    formatChanged: false,
    winner: isOver ? (winners.at(-1) ?? null) : null,
    isOver,
  };
}
