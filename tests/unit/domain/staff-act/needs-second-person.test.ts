import { describe, expect, it } from 'vitest';
import { needsSecondPerson } from '#domain/staff-act/needs-second-person.ts';

describe('a second person decides', () => {
  it.each([
    ['a rule that is loosened', null, 100n, 0n, true],
    ['no rule of a brand without the two-person rule', null, null, 0n, false],
    ['no cash up to the amount', 100n, 100n, 0n, false],
    ['cash above the amount', 101n, 100n, 0n, true],
    ['cash that brings the day above the amount', 1n, 100n, 100n, true],
    ['no cash of a brand without the two-person rule', 1_000n, null, 1_000n, false],
    ['any cash where the amount is zero', 1n, 0n, 0n, true],
  ] as const)('%s', (_, amountMicro, aboveMicro, alone, expected) => {
    expect(needsSecondPerson({ amountMicro, aboveMicro }, alone)).toBe(expected);
  });
});
