import { expect, it } from 'vitest';
import { resetToken } from '#site/features/password/reset-token.ts';

const TOKEN = 'a1_-'.repeat(10) + 'xyz';

it('reads the token of a link', () => {
  expect(resetToken(`#token=${TOKEN}`)).toBe(TOKEN);
});

it.each([
  '',
  '#',
  '#token=',
  '#token=short',
  `#token=${TOKEN}%20`,
  `#other=${TOKEN}`,
  `?token=${TOKEN}`,
])('finds none in %j', (hash) => {
  expect(resetToken(hash)).toBeNull();
});
