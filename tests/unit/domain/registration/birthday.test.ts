import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { birthdayFault } from '#domain/registration/birthday.ts';

const today = new Date('2026-06-15T23:59:00Z');
const code = (value: string, minimumAge = 18): string | undefined =>
  birthdayFault(value, { minimumAge, today })?.code;

describe('birthdayFault', () => {
  it.each([
    ['1900-01-01', undefined],
    ['1899-12-31', 'TOO_EARLY'],
    ['0001-01-01', 'TOO_EARLY'],
    ['12-31-1899', 'TOO_EARLY'],
    ['2008-06-15', undefined],
    ['2008-06-16', 'TOO_YOUNG'],
    ['2026-06-15', 'TOO_YOUNG'],
    ['2026-06-16', 'IN_FUTURE'],
    ['06-16-2026', 'IN_FUTURE'],
    ['9999-12-31', 'IN_FUTURE'],
  ])('judges %s as %s', (value, expected) => {
    expect(code(value)).toBe(expected);
  });

  it('refuses the future where no age is asked', () => {
    expect(code('2026-06-15', 0)).toBeUndefined();
    expect(code('2026-06-16', 0)).toBe('IN_FUTURE');
  });

  it('accepts only days from 1900 to today', () => {
    const day = fc.date({
      min: new Date('0001-01-01T00:00:00Z'),
      max: new Date('9999-12-31T00:00:00Z'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(day, (date) => {
        const value = date.toISOString().slice(0, 10);
        const isPossible = value >= '1900-01-01' && value <= '2026-06-15';
        expect(code(value, 0) === undefined).toBe(isPossible);
      }),
    );
  });
});
