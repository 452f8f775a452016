import { fixedOdds, type Prize } from '#domain/lottery/odds.ts';
import type { Play } from '#domain/lottery/play.ts';
import { matched } from '#domain/lottery/plays/matched.ts';

/** What a ticket of so many numbers pays by how many are drawn. */
const PAYS: Readonly<Record<number, Readonly<Record<number, number>>>> = {
  2: { 0: 1, 2: 5 },
  3: { 0: 1, 2: 2, 3: 15 },
  4: { 0: 1, 2: 1, 3: 5, 4: 50 },
  5: { 0: 1, 3: 3, 4: 12, 5: 400 },
  6: { 0: 1, 3: 2, 4: 6, 5: 50, 6: 1000 },
  7: { 0: 1, 3: 1, 4: 2, 5: 25, 6: 300, 7: 3000 },
  8: { 0: 1, 3: 1, 4: 2, 5: 10, 6: 40, 7: 800, 8: 6000 },
  9: { 0: 1, 4: 1, 5: 5, 6: 45, 7: 400, 8: 2000, 9: 8000 },
  10: { 0: 1, 4: 1, 5: 5, 6: 18, 7: 100, 8: 500, 9: 2500, 10: 10000 },
};

const prizes = (pays: Readonly<Record<number, number>>): Readonly<Record<number, Prize>> =>
  Object.fromEntries(Object.entries(pays).map(([count, odds]) => [count, fixedOdds(String(odds))]));

/** Twenty of eighty, two to ten numbers a ticket: the American table. */
export const KENO_PLAYS: readonly Play[] = Object.entries(PAYS).map(([picks, pays]) =>
  matched(
    { group: 'pick', rule: `choose${picks}` },
    { drawn: 20, of: 80, picks: Number(picks), pays: prizes(pays) },
  ),
);
