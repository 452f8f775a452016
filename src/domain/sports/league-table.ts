import type { SportsCode, SportsTableRow } from '#contract/generated/types.ts';
import type { CricketFacts } from './markets/cricket.ts';
import type { EsportsFacts } from './markets/esports.ts';
import { type FootballFacts, scoreOf } from './markets/football.ts';
import type { CricketInnings } from './score-shown.ts';

/** A match that was played to its end. */
export interface PlayedMatch {
  readonly home: string;
  readonly away: string;
  /** Goals, maps or runs. */
  readonly score: Readonly<Record<'home' | 'away', number>>;
}

/** Points of a win and of a draw, as the leagues of each sport give them. */
const POINTS: Readonly<Record<SportsCode, { readonly won: number; readonly drawn: number }>> = {
  football: { won: 3, drawn: 1 },
  esports: { won: 1, drawn: 0 },
  cricket: { won: 2, drawn: 1 },
};

/** Goals, maps or runs of both sides; null: they are unknown. */
export function finalScore(sport: SportsCode, facts: object | null): PlayedMatch['score'] | null {
  if (facts === null) return null;
  switch (sport) {
    case 'football':
      return scoreOf(facts as FootballFacts);
    case 'esports': {
      const { maps } = facts as EsportsFacts;
      const wonBy = (side: 'home' | 'away'): number =>
        maps.filter(({ winner }) => winner === side).length;
      return { home: wonBy('home'), away: wonBy('away') };
    }
    case 'cricket': {
      const { innings = [] } = facts as CricketFacts & { readonly innings?: CricketInnings };
      const runsOf = (side: 'home' | 'away'): number =>
        innings.find((one) => one.side === side)?.runs ?? 0;
      return { home: runsOf('home'), away: runsOf('away') };
    }
  }
}

/** The table of matches: by points, then difference, then goals, maps or runs, then name. */
export function leagueTable(
  sport: SportsCode,
  matches: readonly PlayedMatch[],
): readonly SportsTableRow[] {
  const rows = new Map<string, SportsTableRow>();
  const { won, drawn } = POINTS[sport];
  const add = (name: string, own: number, other: number): void => {
    const row = rows.get(name) ?? { ...EMPTY, name };
    rows.set(name, {
      name,
      played: row.played + 1,
      won: row.won + (own > other ? 1 : 0),
      drawn: row.drawn + (own === other ? 1 : 0),
      lost: row.lost + (own < other ? 1 : 0),
      scored: row.scored + own,
      conceded: row.conceded + other,
      points: row.points + (own > other ? won : own === other ? drawn : 0),
    });
  };
  for (const { home, away, score } of matches) {
    add(home, score.home, score.away);
    add(away, score.away, score.home);
  }
  const difference = ({ scored, conceded }: SportsTableRow): number => scored - conceded;
  return [...rows.values()].toSorted(
    (one, other) =>
      other.points - one.points ||
      difference(other) - difference(one) ||
      other.scored - one.scored ||
      one.name.localeCompare(other.name),
  );
}

const EMPTY = { played: 0, won: 0, drawn: 0, lost: 0, scored: 0, conceded: 0, points: 0 };
