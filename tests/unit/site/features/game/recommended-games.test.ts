import { expect, it } from 'vitest';
import { recommendedGames } from '#site/features/game/notices/recommended-games.ts';
import { gameItem } from '../../site-fixture.ts';

it('names the games a refusal recommends, and nothing that is none', () => {
  const koi = gameItem({ gameCode: 'koi', gameName: 'Koi' });
  expect(recommendedGames({ value: { recommended: [koi, null, { nodeId: 1 }] } })).toEqual([koi]);
  for (const value of [null, undefined, 'x', {}, { recommended: 3 }]) {
    expect(recommendedGames({ value })).toEqual([]);
  }
});
