import { expect, it } from 'vitest';
import { officeLocale } from '#staff/values/office-locale.ts';

it.each([
  ['es', ['es-PE', 'en'], 'es-PE'],
  ['es', ['en-US', 'es-AR'], 'es-AR'],
  ['es', ['en-US'], 'es-419'],
  ['es', ['es'], 'es-419'],
  ['en', ['es-PE', 'en-GB'], 'en-GB'],
  ['en', ['es-PE'], 'en'],
  ['es', [], 'es-419'],
])('%s for a browser that wants %j: %s', (language, preferred, locale) => {
  expect(officeLocale(language, preferred)).toBe(locale);
});
