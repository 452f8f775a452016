import { expect, it } from 'vitest';
import { expectGreen, expectRed, plantTree } from '#tests/support/planted-tree.ts';
import { locales } from '../../scripts/check/locales.ts';

/** The English texts, and others in every language that has to be complete. */
const inAll = (en: object, translated: object): Promise<string> =>
  plantTree({
    'brands/_base/locales/en/home.json': JSON.stringify(en),
    ...Object.fromEntries(
      ['es', 'th', 'vi', 'ar'].map((language) => [
        `brands/_base/locales/${language}/home.json`,
        JSON.stringify(translated),
      ]),
    ),
  });

it('names a text that one language lacks', async () => {
  const root = await inAll({ one: 'One', two: 'Two' }, { one: 'Uno', three: 'Tres' });
  await expectRed(
    locales,
    root,
    /es\/home\.json "two": missing/,
    /en\/home\.json "three": missing/,
  );
});

it('wants every language that is called complete', async () => {
  const root = await plantTree({
    'brands/_base/locales/en/home.json': '{ "one": "One" }',
    'brands/_base/locales/es/home.json': '{ "one": "Uno" }',
    'brands/_base/locales/th/home.json': '{ "one": "หนึ่ง" }',
  });
  await expectRed(locales, root, /vi\/home\.json "one": missing/);
});

it('names a namespace that one language lacks', async () => {
  const root = await plantTree({ 'brands/_base/locales/es/home.json': '{ "one": "Uno" }' });
  await expectRed(locales, root, /en\/home\.json "one": missing/);
});

it.each([
  [
    'another argument',
    'Hello {name}',
    'Hola {nombre}',
    /takes \{nombre\}, the English one \{name\}/,
  ],
  ['a lost argument', '{n, number} left', 'quedan', /takes \{\}, the English one \{n\}/],
  ['a lost tag', 'Read <a>this</a>', 'Lea esto', /the English one \{<a>\}/],
  [
    'another choice',
    '{k, select, a {A} other {B}}',
    '{k, select, b {A} other {B}}',
    /"key": takes/,
  ],
  [
    'an argument within a plural',
    '{n, plural, one {# of {m}} other {#}}',
    '{n, plural, other {#}}',
    /"key": takes/,
  ],
])('names %s', async (_name, en, es, message) => {
  await expectRed(locales, await inAll({ key: en }, { key: es }), message);
});

it.each([
  ['an unclosed argument', 'Hola {name', /not ICU/],
  ['a plural without other', '{n, plural, one {#}}', /not ICU/],
  ['an empty text', ' ', /empty/],
  ['a nested group', { a: 'x' }, /not a text/],
])('names %s', async (_name, es, message) => {
  await expectRed(locales, await inAll({ key: 'Hello' }, { key: es }), message);
});

it('passes texts that differ in language alone', async () => {
  const root = await inAll(
    { key: '{n, plural, one {# round} other {# rounds}} for {name}' },
    { key: 'Para {name}: {n, plural, one {# ronda} many {# de rondas} other {# rondas}}' },
  );
  const { seen } = await expectGreen(locales, root);
  expect(seen).toBe(4);
});

it('is red on an empty tree', async () => {
  await expectRed(locales, await plantTree({}), /read nothing/);
});
