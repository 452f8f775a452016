import type { Clock } from '#server/platform/clock.ts';

/** The present, moved on by hand. It never stands still, so that rows keep their order. */
export class TestClock implements Clock {
  private aheadMs = 0;

  now(): Date {
    return new Date(Date.now() + this.aheadMs);
  }

  advance(time: { ms?: number; minutes?: number; hours?: number }): void {
    this.aheadMs += (time.ms ?? 0) + (time.minutes ?? 0) * 60_000 + (time.hours ?? 0) * 3_600_000;
  }
}
