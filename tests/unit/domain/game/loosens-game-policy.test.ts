import { describe, expect, it } from 'vitest';
import type { ReturnClass } from '#contract/generated/types.ts';
import { loosensGamePolicy } from '#domain/game/loosens-game-policy.ts';

describe('a game policy is looser', () => {
  it.each<[boolean, ReturnClass | null, ReturnClass | null]>([
    [false, null, null],
    [false, null, '95'],
    [true, '95', null],
    [true, '90', '92'],
    [false, '92', '90'],
    [false, '94', '94'],
  ])('%s: from %s to %s', (expected, before, after) => {
    expect(loosensGamePolicy({ slotReturn: before }, { slotReturn: after })).toBe(expected);
  });
});
