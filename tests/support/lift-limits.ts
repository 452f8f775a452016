import { afterAll } from 'vitest';
import { operations } from '#contract/generated/operations.ts';
import type { OperationDefinition } from '#contract/operation.ts';

const all = Object.values(operations) as OperationDefinition[];
/** As the contract has them: nothing lifts limits but this module. */
const held = all.map(({ rateLimit }) => rateLimit);

/**
 * Lifts the rate limits of every operation for the apps that are opened afterwards. Limits are read
 * when an app is opened; other files of the same process get them back.
 */
export function liftLimits(): void {
  for (const one of all) one.rateLimit = { ...one.rateLimit, max: 1_000_000 };
  afterAll(() => {
    for (const [at, one] of all.entries()) one.rateLimit = held[at] ?? one.rateLimit;
  });
}
