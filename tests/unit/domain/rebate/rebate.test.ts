import { describe, expect, it } from 'vitest';
import { dayIn } from '#domain/agent/team-day.ts';
import { cashBackMicro, rebateMicro } from '#domain/rebate/rebate-amount.ts';
import { addDays, endOfDay, periodOf } from '#domain/rebate/rebate-period.ts';

describe('amounts', () => {
  it('are rounded down, and nothing comes of nothing', () => {
    expect(rebateMicro(199n, 120)).toBe(2n);
    expect(rebateMicro(-5n, 120)).toBe(0n);
  });

  it('of cash back follow the highest step, up to the limit', () => {
    const steps = [
      { fromMicro: '1000', basisPoints: 500 },
      { fromMicro: '100', basisPoints: 300 },
    ];
    expect(cashBackMicro(99n, steps, 0n)).toEqual({ basisPoints: 0, amountMicro: 0n });
    expect(cashBackMicro(100n, steps, 0n)).toEqual({ basisPoints: 300, amountMicro: 3n });
    expect(cashBackMicro(1_000n, steps, 0n)).toEqual({ basisPoints: 500, amountMicro: 50n });
    expect(cashBackMicro(1_000n, steps, 20n)).toEqual({ basisPoints: 500, amountMicro: 20n });
    expect(cashBackMicro(-1_000n, steps, 0n)).toEqual({ basisPoints: 0, amountMicro: 0n });
  });
});

describe('periods', () => {
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
    const end = (zone: string, now: string) =>
      endOfDay(new Date(now), (moment) => dayIn(zone, moment)).toISOString();
    expect(end('America/Lima', '2026-11-26T12:00:00Z')).toBe('2026-11-27T05:00:00.000Z');
    expect(end('Europe/Madrid', '2026-10-25T00:30:00Z')).toBe('2026-10-25T23:00:00.000Z');
    expect(end('Europe/Madrid', '2026-03-29T00:30:00Z')).toBe('2026-03-29T22:00:00.000Z');
  });
});
