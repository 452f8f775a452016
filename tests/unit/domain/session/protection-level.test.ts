import { expect, it } from 'vitest';
import { protectionLevel } from '#domain/session/protection-level.ts';

it.each([
  [[true, true, true], 'high'],
  [[true, true, false, false], 'medium'],
  [[true, false, false], 'low'],
  [[false], 'low'],
] as const)('rates the protection of an account: %j is %s', (isSet, level) => {
  expect(protectionLevel(isSet)).toBe(level);
});
