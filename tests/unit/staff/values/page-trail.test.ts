import { describe, expect, it } from 'vitest';
import { stepBack, stepOn, trailOf } from '#staff/values/page-trail.ts';

describe('page trail', () => {
  it('goes on and comes back the same way', () => {
    const second = stepOn(null, [], 'b');
    const third = stepOn(second.cursor, second.trail, 'c');
    expect(third).toEqual({ cursor: 'c', trail: ['', 'b'] });
    expect(stepBack(third.cursor, third.trail)).toEqual(second);
    expect(stepBack(second.cursor, second.trail)).toEqual({ cursor: null, trail: [] });
  });

  it('has nothing before the first page', () => {
    expect(stepBack(null, [])).toBeNull();
  });

  it('leads to the first page from an address that was opened by itself', () => {
    expect(stepBack('somewhere', [])).toEqual({ cursor: null, trail: [] });
  });

  it.each([null, undefined, 'x', {}, { trail: 'b' }, { trail: [1] }])(
    'takes %j of the history for no trail',
    (state) => {
      expect(trailOf(state)).toEqual([]);
    },
  );

  it('reads its own', () => {
    expect(trailOf({ trail: ['', 'b'], from: '?search=x' })).toEqual(['', 'b']);
  });
});
