import { expect, it } from 'vitest';
import { newGames } from '#site/features/lobby/new-games.ts';
import { gameItem } from '../../site-fixture.ts';

it('calls new what came within two months of the newest title', () => {
  const newest = gameItem({ gameCode: 'newest', releasedOn: '2026-11-25' });
  const recent = gameItem({ gameCode: 'recent', releasedOn: '2026-10-30' });
  const old = gameItem({ gameCode: 'old', releasedOn: '2026-01-01' });
  expect(newGames([old, recent, newest])).toEqual([newest, recent]);
  expect(newGames([gameItem({ gameCode: 'undated', releasedOn: null })])).toEqual([]);
});
