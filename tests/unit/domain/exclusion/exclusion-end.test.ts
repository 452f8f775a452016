import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exclusionPeriods } from '#contract/generated/enum-values.ts';
import { exclusionEnd, SELF_EXCLUSIONS, TIME_OUTS } from '#domain/exclusion/exclusion-end.ts';

const DAY_MS = 86_400_000;
const moment = fc.date({
  min: new Date('2024-01-01'),
  max: new Date('2060-01-01'),
  noInvalidDate: true,
});

describe('the end of an exclusion', () => {
  it('is as far away as its name says, or farther', () => {
    const least = {
      day: 1,
      week: 7,
      month: 30,
      sixWeeks: 42,
      sixMonths: 181,
      year: 365,
      fiveYears: 1826,
    };
    fc.assert(
      fc.property(moment, (from) => {
        for (const [period, days] of Object.entries(least)) {
          const end = exclusionEnd(period as keyof typeof least, from);
          expect((end?.getTime() ?? 0) - from.getTime()).toBeGreaterThanOrEqual(days * DAY_MS);
        }
        expect(exclusionEnd('indefinite', from)).toBeNull();
      }),
    );
  });

  it('falls into the next month where the last one lacks the day', () => {
    const end = exclusionEnd('sixMonths', new Date('2026-08-31T10:00:00Z'));
    expect(end?.toISOString()).toBe('2027-03-03T10:00:00.000Z');
  });

  it('exists for every period of the contract', () => {
    expect([...TIME_OUTS, ...SELF_EXCLUSIONS]).toEqual([...exclusionPeriods]);
  });
});
