import { expect, it } from 'vitest';
import { matchInTime } from '#server/platform/match-in-time.ts';

it('answers as the expression does', () => {
  expect(matchInTime(/^\p{L}+$/u, 'Íñigo')).toBe(true);
  expect(matchInTime(/^\p{L}+$/u, 'luna4')).toBe(false);
});

it.each([
  [/^(?:(a+)+)$/u, 'a'],
  [/^(?:(\w|\d)+!)$/u, '1'],
])('gives up on %s', (expression, text) => {
  expect(matchInTime(expression, `${text.repeat(200)}~`)).toBe(false);
});
