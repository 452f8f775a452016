import fc from 'fast-check';
import { IntlMessageFormat } from 'intl-messageformat';
import { expect, test } from 'vitest';
import { filled } from '#brand/icu-texts.ts';

const part = fc.constantFrom(
  'Hola ',
  '{name}',
  '{ count }',
  'S/ ',
  ' & ',
  "it's",
  "'{'",
  '<b>',
  '#',
);
const value = fc.oneof(fc.string(), fc.integer(), fc.double({ noNaN: true }));

test('a message that needs no formatter reads as the formatter would write it', () => {
  fc.assert(
    fc.property(fc.array(part), value, value, (parts, name, count) => {
      const message = parts.join('');
      const text = filled(message, { name, count });
      if (text === null) return;
      const format = new IntlMessageFormat(message, 'es', undefined, { ignoreTag: true });
      expect(text).toBe(message === '' ? '' : format.format({ name, count }));
    }),
  );
});

test('a message with a plural, a mark or an argument that is not there goes to the formatter', () => {
  expect(filled('{count, plural, one {1} other {#}}', { count: 1 })).toBeNull();
  expect(filled('Hola {name}', {})).toBeNull();
  expect(filled('Hola {when}', { when: new Date(0) })).toBeNull();
  expect(filled("it's {name}", { name: 'Ana' })).toBeNull();
  expect(filled('Hola {name}', { name: 'Ana' })).toBe('Hola Ana');
});
