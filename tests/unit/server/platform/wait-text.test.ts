import { expect, it } from 'vitest';
import { waitText } from '#server/platform/wait-text.ts';

it.each([
  [0.4, 'en', 'in 1 second'],
  [119, 'en', 'in 119 seconds'],
  [120, 'en', 'in 2 minutes'],
  [121, 'es', 'dentro de 3 minutos'],
  [1250, 'ru', 'через 21 минуту'],
])('says %d seconds in %s as "%s"', (seconds, language, said) => {
  expect(waitText(seconds, language)).toBe(said);
});
