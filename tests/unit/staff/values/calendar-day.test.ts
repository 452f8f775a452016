import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayEnd, dayOf, dayStart } from '#staff/values/calendar-day.ts';

describe('dayOf', () => {
  it.each(['2026-11-20', '2024-02-29', '1999-12-31'])('takes %s', (day) => {
    expect(dayOf(day)).toBe(day);
  });

  it.each(['2026-02-30', '2026-13-01', '2026-00-10', '2026-1-1', '20-11-2026', 'today', '', null])(
    'takes %s for no day',
    (text) => {
      expect(dayOf(text)).toBeNull();
    },
  );
});

const days = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2090-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('a day', () => {
  it('begins and ends at midnight of its clock', () => {
    expect(dayStart('2026-11-20', 'utc').toISOString()).toBe('2026-11-20T00:00:00.000Z');
    expect(dayEnd('2026-12-31', 'utc').toISOString()).toBe('2027-01-01T00:00:00.000Z');
    expect(dayEnd('2024-02-28', 'utc').toISOString()).toBe('2024-02-29T00:00:00.000Z');
  });

  it('ends where the next begins, by either clock', () => {
    fc.assert(
      fc.property(days, fc.constantFrom('utc' as const, 'local' as const), (day, clock) => {
        const next = new Date(`${day}T12:00:00Z`);
        next.setUTCDate(next.getUTCDate() + 1);
        expect(dayEnd(day, clock)).toEqual(dayStart(next.toISOString().slice(0, 10), clock));
        expect(dayStart(day, clock).getTime()).toBeLessThan(dayEnd(day, clock).getTime());
      }),
    );
  });

  it('begins by the local clock at hour zero of that date', () => {
    fc.assert(
      fc.property(days, (day) => {
        const start = dayStart(day, 'local');
        const date = [start.getFullYear(), start.getMonth() + 1, start.getDate()];
        expect(date).toEqual(day.split('-').map(Number));
      }),
    );
  });
});
