import { describe, expect, it } from 'vitest';
import { isUserInput, TOUCHES } from '#site/boot/user-input.ts';

const page = { name: 'the document' };
const rail = { name: 'a rail' };

describe('a sign of life', () => {
  it.each(TOUCHES)('is %s on the page', (type) => {
    expect(isUserInput({ type, target: page, movementX: 1, movementY: 0 }, page)).toBe(true);
  });

  it('is no pointer under which the layout moved', () => {
    const rests = { type: 'pointermove', target: rail, movementX: 0, movementY: 0 };
    expect(isUserInput(rests, page)).toBe(false);
    expect(isUserInput({ ...rests, movementY: -2 }, page)).toBe(true);
  });

  it('is no rail that snaps into place', () => {
    expect(isUserInput({ type: 'scroll', target: rail }, page)).toBe(false);
  });
});
