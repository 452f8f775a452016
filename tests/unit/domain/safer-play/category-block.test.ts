import { describe, expect, it } from 'vitest';
import { gameCategorys } from '#contract/generated/enum-values.ts';
import { mayLift, playKindOf, requestLift } from '#domain/safer-play/category-block.ts';

const NOW = new Date('2026-05-01T12:00:00Z');
const later = (hours: number): Date => new Date(NOW.getTime() + hours * 3_600_000);

describe('a block of a kind of play', () => {
  it('is lifted by a confirmation, at least 24 hours after the request', () => {
    const asked = requestLift({ liftDueAt: null }, NOW);
    expect(mayLift({ liftDueAt: null }, later(100))).toBe(false);
    expect(mayLift(asked, later(23))).toBe(false);
    expect(mayLift(asked, later(24))).toBe(true);
    // Asking again does not begin the time anew.
    expect(requestLift(asked, later(20))).toEqual(asked);
  });

  it('holds both lotteries as one kind, and every category but what is hot', () => {
    expect(playKindOf('ELOTT')).toBe('LOTT');
    expect(gameCategorys.filter((category) => playKindOf(category) === null)).toEqual(['HOT']);
  });
});
