import { describe, expect, it } from 'vitest';
import type { ProductText } from '#contract/generated/types.ts';
import { mendedTexts, planImport } from '../../../../builder/languages/exchange/import-plan.ts';

const text = (key: string, source: string, message: string | null): ProductText => ({
  namespace: 'shell',
  key,
  source,
  message,
  state: message === null ? 'missing' : 'written',
  before: null,
});

const texts = [
  text('hello', 'Hello {name}', null),
  text('bye', 'Goodbye', 'Adiós'),
  text('most', 'at most {max}', null),
  text('games', '{count, plural, one {# game} other {# games}}', null),
];

const file = (messages: Record<string, string>) =>
  Object.entries(messages).map(([key, message]) => ({ namespace: 'shell', key, message }));

const plan = (messages: Record<string, string>, edits = {}) =>
  planImport(file(messages), texts, edits, 'es');

describe('planImport', () => {
  it('separates new, changed, equal and unknown texts', () => {
    const found = plan({ hello: 'Hola {name}', bye: 'Chao', games: '', other: 'x' });
    expect(found.fresh).toEqual({ 'shell:hello': { message: 'Hola {name}', unsure: false } });
    expect(found.changed).toEqual({ 'shell:bye': { message: 'Chao', unsure: false } });
    expect(found.unchanged).toBe(1);
    expect(found.unknown).toEqual(['shell:other']);
    expect(found.faulty).toEqual([]);
  });

  it('compares with an unsaved edit instead of the saved text', () => {
    const edits = { 'shell:bye': { message: 'Chao', unsure: true } };
    expect(plan({ bye: 'Chao' }, edits).unchanged).toBe(1);
    expect(Object.keys(plan({ bye: 'Adiós' }, edits).changed)).toEqual(['shell:bye']);
  });

  it('keeps out what the server would refuse', () => {
    const found = plan({
      hello: 'Hola {nombre}',
      bye: 'a'.repeat(4001),
      games: '{count, plural, few {# juegos} other {# juegos}}',
    });
    expect(found.faulty.map(({ name, code }) => [name, code])).toEqual([
      ['shell:hello', 'BM1505'],
      ['shell:bye', 'tooLong'],
      ['shell:games', 'BM1508'],
    ]);
    expect(found.fresh).toEqual({});
  });

  it('offers a quoted name with doubled apostrophes', () => {
    const found = plan({ most: "fino a l'{max}'", hello: 'Hola {nmae}' });
    expect(found.faulty).toMatchObject([
      { name: 'shell:most', code: 'BM1511', meant: "fino a l''{max}''" },
      { name: 'shell:hello', code: 'BM1505' },
    ]);
    // A renamed argument is only a guess.
    expect(found.faulty[1]?.meant).toBeUndefined();
    expect(mendedTexts(found.faulty)).toEqual({
      'shell:most': { message: "fino a l''{max}''", unsure: false },
    });
  });

  it.each([
    ['a replacement character', 'Adi\uFFFDs', 'BM2101', 'U+FFFD'],
    ['an override that is not closed', 'Chao \u202Eabc', 'BM2102', 'U+202E'],
  ])('keeps out %s', (_name, bye, code, characters) => {
    const found = plan({ bye });
    expect(found.faulty).toMatchObject([{ name: 'shell:bye', code, params: { characters } }]);
    expect([found.changed, found.suspect]).toEqual([{}, []]);
  });

  it('takes a closed override, with a warning', () => {
    const found = plan({ bye: 'Chao \u202Eabc\u202C' });
    expect(Object.keys(found.changed)).toEqual(['shell:bye']);
    expect(found.faulty).toEqual([]);
    expect(found.suspect).toMatchObject([
      { name: 'shell:bye', code: 'BM2102', params: { characters: 'U+202E, U+202C' } },
    ]);
  });

  it('takes a text that leaves an argument out', () => {
    expect(Object.keys(plan({ hello: 'Hola' }).fresh)).toEqual(['shell:hello']);
  });
});
