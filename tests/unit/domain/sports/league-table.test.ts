import fc from 'fast-check';
import { expect, it } from 'vitest';
import { finalScore, leagueTable } from '#domain/sports/league-table.ts';

const match = (home: string, away: string, own: number, other: number) => ({
  home,
  away,
  score: { home: own, away: other },
});

it('orders a football table by points, difference, goals and name', () => {
  const table = leagueTable('football', [
    match('A', 'B', 2, 0),
    match('C', 'D', 1, 1),
    match('A', 'C', 0, 3),
    match('B', 'D', 1, 0),
  ]);
  const shown = table.map((row) => [row.name, row.points, row.scored - row.conceded]);
  expect(shown).toEqual([
    ['C', 4, 3],
    ['A', 3, -1],
    ['B', 3, -1],
    ['D', 1, -1],
  ]);
});

it('counts each match once for both sides', () => {
  const name = fc.constantFrom('A', 'B', 'C', 'D');
  const score = fc.nat({ max: 9 });
  const played = fc
    .record({ home: name, away: name, score: fc.record({ home: score, away: score }) })
    .filter(({ home, away }) => home !== away);
  fc.assert(
    fc.property(fc.array(played), (matches) => {
      const rows = leagueTable('football', matches);
      const sum = (field: 'played' | 'won' | 'drawn' | 'lost' | 'scored' | 'conceded') =>
        rows.reduce((total, row) => total + row[field], 0);
      expect(sum('played')).toBe(2 * matches.length);
      expect(sum('won')).toBe(sum('lost'));
      expect(sum('scored')).toBe(sum('conceded'));
      const draws = matches.filter((one) => one.score.home === one.score.away).length;
      expect(rows.reduce((total, { points }) => total + points, 0)).toBe(
        3 * matches.length - draws,
      );
    }),
  );
});

it('reads the final score of each sport', () => {
  expect(finalScore('football', { goals: ['home', 'away', 'home'] })).toEqual({ home: 2, away: 1 });
  expect(
    finalScore('esports', { maps: [{ winner: 'home' }, { winner: 'away' }, { winner: 'home' }] }),
  ).toEqual({
    home: 2,
    away: 1,
  });
  expect(finalScore('cricket', { innings: [{ side: 'away', runs: 120 }] })).toEqual({
    home: 0,
    away: 120,
  });
  expect(finalScore('football', null)).toBeNull();
});
