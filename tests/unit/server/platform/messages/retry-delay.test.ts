import { expect, it } from 'vitest';
import { retryDelayMs } from '#server/platform/messages/retry-delay.ts';

it('waits longer after each attempt, within the ten minutes that a code lives, then gives up', () => {
  const delays = [1, 2, 3, 4, 5].map((attempts) => retryDelayMs(attempts, () => 0.5) ?? 0);
  expect(delays).toEqual([5_000, 15_000, 45_000, 120_000, 300_000]);
  expect(delays.reduce((sum, delay) => sum + delay, 0)).toBeLessThan(600_000);
  expect(retryDelayMs(6)).toBeNull();
});

it('spreads retries by a tenth', () => {
  expect(retryDelayMs(1, () => 0)).toBe(4_500);
  expect(retryDelayMs(1, () => 1)).toBe(5_500);
});
