import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  confirmLimit,
  fitsFrom,
  fitsLimit,
  NO_LIMIT,
  requestLimit,
  type StoredLimit,
  usedOf,
} from '#domain/safer-play/player-limit.ts';

const HOUR = 3_600_000;
const amount = fc.option(fc.bigInt({ min: 1n, max: 10n ** 12n }), { nil: null });
const step = fc.record({
  action: fc.constantFrom('request', 'confirm'),
  amount,
  hours: fc.integer({ min: 0, max: 30 }),
});
const isLooser = (one: bigint | null, other: bigint | null) =>
  other !== null && (one === null || one > other);

describe('a limit', () => {
  it('loosens only by a confirmation, at least 24 hours after the request', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        let held: StoredLimit = NO_LIMIT;
        let now = Date.UTC(2026, 0, 1);
        let requestedAt: number | null = null;
        for (const { action, amount: wanted, hours } of steps) {
          now += hours * HOUR;
          const before: StoredLimit = held;
          held =
            action === 'request'
              ? requestLimit(held, wanted, new Date(now))
              : (confirmLimit(held, new Date(now)) ?? held);
          if (isLooser(held.limit, before.limit)) {
            expect(action).toBe('confirm');
            expect(now - (requestedAt ?? now)).toBeGreaterThanOrEqual(24 * HOUR);
          }
          if (held.change === null) requestedAt = null;
          else if (before.change?.limit !== held.change.limit) requestedAt = now;
        }
      }),
    );
  });

  it('tightens at once, and a first one applies at once', () => {
    const now = new Date('2026-01-01T00:00:00Z');
    const first = requestLimit(NO_LIMIT, 100n, now);
    expect(first).toEqual({ limit: 100n, change: null });
    expect(requestLimit(first, 40n, now)).toEqual({ limit: 40n, change: null });
  });

  it('keeps the time of a raise that is requested again, and takes it back', () => {
    const now = new Date('2026-01-01T00:00:00Z');
    const waiting = requestLimit({ limit: 100n, change: null }, 200n, now);
    const later = new Date('2026-01-01T20:00:00Z');
    expect(requestLimit(waiting, 200n, later)).toEqual(waiting);
    expect(requestLimit(waiting, 300n, later).change?.dueAt).toEqual(
      new Date('2026-01-02T20:00:00Z'),
    );
    expect(requestLimit(waiting, 100n, later)).toEqual({ limit: 100n, change: null });
    expect(confirmLimit(waiting, later)).toBeNull();
    expect(confirmLimit(waiting, new Date('2026-01-02T00:00:00Z'))?.limit).toBe(200n);
  });

  it('counts the deposit itself', () => {
    expect(fitsLimit(100n, 60n, 40n)).toBe(true);
    expect(fitsLimit(100n, 60n, 41n)).toBe(false);
    expect(fitsLimit(null, 10n ** 15n, 1n)).toBe(true);
  });
});

describe('an amount above what is left of a limit', () => {
  const now = new Date(Date.UTC(2026, 0, 10));
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * HOUR);
  const counted = [
    { at: hoursAgo(2), amountMicro: 5n },
    { at: hoursAgo(20), amountMicro: 10n },
    { at: hoursAgo(24), amountMicro: 100n },
  ];
  const day = { counted, period: 'day', now } as const;

  it('fits from the moment at which enough has left the period', () => {
    expect(usedOf(counted, 'day', now)).toBe(15n);
    expect(fitsFrom(20n, 5n, day)).toEqual(now);
    expect(fitsFrom(20n, 6n, day)).toEqual(hoursAgo(-4));
    expect(fitsFrom(20n, 16n, day)).toEqual(hoursAgo(-22));
    expect(fitsFrom(null, 1000n, day)).toEqual(now);
  });

  it('never fits when it is above the limit itself', () => {
    expect(fitsFrom(20n, 21n, day)).toBeNull();
  });
});
