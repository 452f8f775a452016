import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, dayIn, endOfDay, periodOf, readDay, weekdayOf } from '#domain/day/day.ts';

const HOUR_MS = 3_600_000;

describe('days and periods', () => {
  it.each([
    ['2026-11-26', 'day', '2026-11-26', '2026-11-26'],
    ['2026-11-26', 'week', '2026-11-23', '2026-11-29'],
    ['2026-11-29', 'week', '2026-11-23', '2026-11-29'],
    ['2026-11-30', 'week', '2026-11-30', '2026-12-06'],
    ['2028-02-10', 'month', '2028-02-01', '2028-02-29'],
    ['2026-12-31', 'month', '2026-12-01', '2026-12-31'],
  ] as const)('of %s by the %s begin on %s and end on %s', (day, period, from, to) => {
    expect(periodOf(day, period)).toEqual({ from, to });
  });

  it('cross months and years', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
  });

  it('end a day at its midnight, also where the clock changes', () => {
    const end = (zone: string, now: string) => endOfDay(zone, new Date(now)).toISOString();
    expect(end('America/Lima', '2026-11-26T12:00:00Z')).toBe('2026-11-27T05:00:00.000Z');
    expect(end('Europe/Madrid', '2026-10-25T00:30:00Z')).toBe('2026-10-25T23:00:00.000Z');
    expect(end('Europe/Madrid', '2026-03-29T00:30:00Z')).toBe('2026-03-29T22:00:00.000Z');
  });

  it('end at midnight of their time zone', () => {
    const moment = new Date('2026-11-20T04:30:00Z');
    expect(dayIn('UTC', moment)).toBe('2026-11-20');
    expect(dayIn('America/Lima', moment)).toBe('2026-11-19');
  });

  it('have 23 or 25 hours where the clock changes, and none is lost or counted twice', () => {
    const hoursOf = (zone: string, moment: string): number => {
      const start = endOfDay(zone, new Date(Date.parse(moment) - 24 * HOUR_MS));
      return (endOfDay(zone, new Date(moment)).getTime() - start.getTime()) / HOUR_MS;
    };
    expect(hoursOf('Europe/Madrid', '2026-03-29T12:00:00Z')).toBe(23);
    expect(hoursOf('Europe/Madrid', '2026-10-25T12:00:00Z')).toBe(25);
    expect(hoursOf('Europe/Madrid', '2026-06-10T12:00:00Z')).toBe(24);
    // Half an hour is what clocks change by on Lord Howe Island.
    expect(hoursOf('Australia/Lord_Howe', '2026-04-05T02:00:00Z')).toBe(24.5);
  });

  it('know 29 February and the ends of months', () => {
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2028-02-29', 1)).toBe('2028-03-01');
    expect(periodOf('2028-02-29', 'month')).toEqual({ from: '2028-02-01', to: '2028-02-29' });
    expect(periodOf('2027-02-01', 'month').to).toBe('2027-02-28');
    expect(readDay('2028-02-29')).toBe('2028-02-29');
    expect(readDay('2027-02-29')).toBeNull();
  });

  it('of any zone follow one another without a gap', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('UTC', 'America/Lima', 'Europe/Madrid', 'Asia/Kathmandu', 'Pacific/Apia'),
        fc.date({ min: new Date('2012-01-01'), max: new Date('2035-01-01'), noInvalidDate: true }),
        (zone, moment) => {
          const day = dayIn(zone, moment);
          const end = endOfDay(zone, moment);
          expect(end.getTime()).toBeGreaterThan(moment.getTime());
          expect(dayIn(zone, new Date(end.getTime() - 1000))).toBe(day);
          expect(dayIn(zone, end)).toBe(addDays(day, 1));
          const week = periodOf(day, 'week');
          expect(weekdayOf(week.from)).toBe(1);
          expect(weekdayOf(week.to)).toBe(7);
          expect(week.from <= day && day <= week.to).toBe(true);
        },
      ),
    );
  });
});
