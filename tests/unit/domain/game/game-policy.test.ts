import { expect, it } from 'vitest';
import { AS_DESIGNED, paceUnder } from '#domain/game/game-policy.ts';
import { variantOf } from '#domain/game/return-class.ts';

const slot = { minRoundMs: 2_500, fastRoundMs: 1_000 };
const board = { minRoundMs: 5_000, fastRoundMs: null };

it('a policy makes a game faster only where both have fast play, and slower wherever it says so', () => {
  const pace = (of: typeof slot | typeof board, policy: object) => {
    const { minRoundMs, mayPlayFast } = paceUnder(of, { ...AS_DESIGNED, ...policy });
    return [minRoundMs, mayPlayFast];
  };
  expect(pace(slot, {})).toEqual([2_500, false]);
  expect(pace(slot, { fastPlay: true })).toEqual([1_000, true]);
  expect(pace(board, { fastPlay: true })).toEqual([5_000, false]);
  expect(pace(slot, { fastPlay: true, leastRoundMs: 2_000 })).toEqual([2_000, true]);
  expect(pace(slot, { fastPlay: true, leastRoundMs: 3_000 })).toEqual([3_000, false]);
  expect(pace(board, { leastRoundMs: 3_000 })).toEqual([5_000, false]);
});

it('a version names what it is a variant of', () => {
  expect(variantOf('1.0.0-r94')).toEqual({ version: '1.0.0', returnClass: '94' });
  expect(variantOf('1.0.0')).toBeNull();
  expect(variantOf('1.0.0-r93')).toBeNull();
});
