import { describe, expect, it } from 'vitest';
import { isSignOfLife, TOUCHES } from '#site/sign-of-life.ts';

const page = { name: 'the document' };
const rail = { name: 'a rail' };

describe('a sign of life', () => {
  it.each(TOUCHES)('is %s on the page', (type) => {
    expect(isSignOfLife({ type, target: page, movementX: 1, movementY: 0 }, page)).toBe(true);
  });

  it('is no pointer under which the layout moved', () => {
    const rests = { type: 'pointermove', target: rail, movementX: 0, movementY: 0 };
    expect(isSignOfLife(rests, page)).toBe(false);
    expect(isSignOfLife({ ...rests, movementY: -2 }, page)).toBe(true);
  });

  it('is no rail that snaps into place', () => {
    expect(isSignOfLife({ type: 'scroll', target: rail }, page)).toBe(false);
  });
});
