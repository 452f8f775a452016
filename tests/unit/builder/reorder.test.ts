import { describe, expect, it } from 'vitest';
import { keyTarget, pointerTarget } from '../../../builder/editor/fields/reorder.ts';

describe('keyTarget', () => {
  it.each([
    ['ArrowUp', 2, 1],
    ['ArrowDown', 2, 3],
    ['ArrowUp', 0, 0],
    ['ArrowDown', 4, 4],
    ['Home', 3, 0],
    ['End', 1, 4],
    ['Enter', 2, null],
    ['a', 2, null],
  ])('%s from %i goes to %j', (key, index, target) => {
    expect(keyTarget(key, index, 5)).toBe(target);
  });
});

describe('pointerTarget', () => {
  const rows = [0, 1, 2, 3].map((index) => ({ top: index * 40, height: 40 }));

  it('is the item’s own place while the pointer stays in its row', () => {
    for (const from of [0, 1, 2, 3]) expect(pointerTarget(rows, from, from * 40 + 20)).toBe(from);
  });

  it('passes a row beyond its middle, in both directions', () => {
    expect(pointerTarget(rows, 0, 59)).toBe(0);
    expect(pointerTarget(rows, 0, 61)).toBe(1);
    expect(pointerTarget(rows, 3, 101)).toBe(3);
    expect(pointerTarget(rows, 3, 99)).toBe(2);
  });

  it('stops at the ends', () => {
    expect(pointerTarget(rows, 2, -500)).toBe(0);
    expect(pointerTarget(rows, 1, 5000)).toBe(3);
  });
});
