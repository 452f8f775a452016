import { afterAll } from 'vitest';
import { operations } from '#contract/generated/operations.ts';
import type { OperationDefinition } from '#contract/operation.ts';

/**
 * Lifts the rate limits of every operation for the apps that this file opens afterwards. Limits are
 * read when an app is opened; other files get them back.
 */
export function liftLimits(): void {
  const all = Object.values(operations) as OperationDefinition[];
  const held = all.map(({ rateLimit }) => rateLimit);
  for (const one of all) one.rateLimit = { ...one.rateLimit, max: 1_000_000 };
  afterAll(() => {
    for (const [at, one] of all.entries()) one.rateLimit = held[at] ?? one.rateLimit;
  });
}
