import type { SportsCode, SportsTable } from '#contract/generated/types.ts';
import type { ReplyOf } from '#contract/operation.ts';
import { finalScore, leagueTable, type PlayedMatch } from '#domain/sports/league-table.ts';
import type { Book } from './book.ts';

const MOST_TABLES = 50;
const MOST_ROWS = 100;
/** An abandoned or cancelled match counts for no side. */
const PLAYED = new Set(['ended', 'closed']);

/** The tables of a sport's tournaments, by the matches that the book still knows. */
export function listTables(book: Book, sport: SportsCode): ReplyOf<'listSportsTables'> {
  const found = new Map<string, { category: string; since: number; matches: PlayedMatch[] }>();
  for (const [, state] of book.events()) {
    const fixture = state.fixture?.value;
    if (fixture === undefined || fixture.sport !== sport || !PLAYED.has(fixture.status)) continue;
    const score = finalScore(sport, state.facts?.value ?? null);
    if (score === null) continue;
    const { category, tournament, startsAt, home, away } = fixture;
    const table = found.get(tournament) ?? { category, since: startsAt, matches: [] };
    table.matches.push({ home, away, score });
    found.set(tournament, { ...table, since: Math.min(table.since, startsAt) });
  }
  return {
    items: [...found]
      .map(([tournament, { category, since, matches }]): SportsTable => ({
        tournament,
        category,
        since: new Date(since).toISOString(),
        rows: leagueTable(sport, matches).slice(0, MOST_ROWS),
      }))
      .toSorted((one, other) => one.tournament.localeCompare(other.tournament))
      .slice(0, MOST_TABLES),
  };
}
