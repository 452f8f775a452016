import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstEventDifference } from '#domain/fairness/first-event-difference.ts';

describe('the first difference of two event lists', () => {
  it('is none after a trip through JSON', () => {
    fc.assert(
      fc.property(fc.array(fc.jsonValue(), { maxLength: 6 }), (events) => {
        // JSON has no minus zero.
        const sent = JSON.parse(JSON.stringify(events)) as unknown[];
        expect(firstEventDifference(sent, structuredClone(sent))).toBeUndefined();
      }),
    );
  });

  it('does not mind the order of keys', () => {
    expect(firstEventDifference([{ a: 1, b: [2] }], [{ b: [2], a: 1 }])).toBeUndefined();
  });

  it.each([
    ['another value', [{ a: { b: ['1'] } }], [{ a: { b: ['2'] } }]],
    ['a missing key', [{ a: 1, b: 2 }], [{ a: 1 }]],
    ['one key too many', [{ a: 1 }], [{ a: 1, b: 2 }]],
    ['another key of the same value', [{ a: 1 }], [{ b: 1 }]],
    ['an inherited key', [{ toString: 1 }], [{ a: 1 }]],
    ['a number for a string', [{ a: '1' }], [{ a: 1 }]],
    ['a list for an object', [{ a: [] }], [{ a: {} }]],
    ['a shorter list', [{ a: [1, 2] }], [{ a: [1] }]],
    ['null for an object', [{ a: {} }], [{ a: null }]],
  ])('finds %s', (_, expected, received) => {
    const same = { same: true };
    expect(firstEventDifference([same, ...expected], [same, ...received])).toEqual({
      index: 1,
      expected: expected[0],
      received: received[0],
    });
  });

  it('finds the end of either list', () => {
    expect(firstEventDifference([1, 2], [1])).toEqual({
      index: 1,
      expected: 2,
      received: undefined,
    });
    expect(firstEventDifference([], ['x'])).toEqual({
      index: 0,
      expected: undefined,
      received: 'x',
    });
  });
});
