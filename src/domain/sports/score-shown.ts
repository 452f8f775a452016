import type { SportsCode, SportsScore } from '#contract/generated/types.ts';
import type { CricketFacts } from './markets/cricket.ts';
import type { EsportsFacts } from './markets/esports.ts';
import { type FootballFacts, scoreOf, type Side } from './markets/football.ts';

/** Each innings of a match, as far as it has come. */
export type CricketInnings = readonly {
  readonly side: Side;
  readonly runs: number;
  readonly wickets: number;
  readonly balls: number;
}[];

/** The score of an event as people read it; null: it has not begun, or nothing is known of it. */
export function scoreShown(sport: SportsCode, facts: object | null): SportsScore | null {
  if (facts === null) return null;
  switch (sport) {
    case 'football':
      return footballScore(facts as FootballFacts & { readonly minute?: number });
    case 'esports':
      return esportsScore(facts as EsportsFacts);
    case 'cricket':
      return cricketScore(facts as CricketFacts & { readonly innings?: CricketInnings });
  }
}

/**
 * The facts that a bet in its delay must not live through, as a text to compare: goals, maps, wickets. Single runs are
 * in the prices.
 */
export function scoreMark(sport: SportsCode | undefined, facts: object | null): string {
  if (facts === null || sport === undefined) return JSON.stringify(facts);
  switch (sport) {
    case 'football':
      return JSON.stringify(scoreOf(facts as FootballFacts));
    case 'esports':
      return JSON.stringify((facts as EsportsFacts).maps.map(({ winner }) => winner));
    case 'cricket': {
      const { innings = [] } = facts as { readonly innings?: CricketInnings };
      return JSON.stringify(innings.map(({ wickets }) => wickets));
    }
  }
}

function footballScore(facts: FootballFacts & { readonly minute?: number }): SportsScore | null {
  const { home, away } = scoreOf(facts);
  return {
    home: String(home),
    away: String(away),
    period: facts.phase,
    part: null,
    minute: facts.minute ?? null,
  };
}

function esportsScore({ maps, isOver }: EsportsFacts): SportsScore {
  const wonBy = (side: 'home' | 'away'): string =>
    String(maps.filter(({ winner }) => winner === side).length);
  const decided = maps.filter(({ winner }) => winner !== null).length;
  return {
    home: wonBy('home'),
    away: wonBy('away'),
    period: isOver ? 'over' : 'map',
    part: isOver ? null : decided + 1,
    minute: null,
  };
}

function cricketScore({
  isOver,
  innings = [],
}: CricketFacts & { readonly innings?: CricketInnings }): SportsScore {
  const textOf = (wanted: Side): string => {
    const batted = innings.find(({ side }) => side === wanted);
    return batted === undefined ? '–' : `${batted.runs}/${batted.wickets}`;
  };
  return {
    home: textOf('home'),
    away: textOf('away'),
    period: isOver ? 'over' : 'innings',
    part: isOver ? null : Math.max(1, innings.length),
    minute: null,
  };
}
