import { describe, expect, it } from 'vitest';
import { collectEntries } from '../../../../../builder/editor/search/collect-entries.ts';
import {
  indexEntries,
  searchIndex,
  type SearchEntry,
} from '../../../../../builder/editor/search/search-index.ts';
import type { SectionName } from '../../../../../builder/registry/sections.ts';

function entry(pointer: string, texts: Partial<SearchEntry> = {}): SearchEntry {
  return { pointer, title: '', path: '', values: [], help: '', ...texts };
}

function found(entries: readonly SearchEntry[], query: string): readonly string[] {
  return searchIndex(indexEntries(entries), query).map(({ pointer }) => pointer);
}

describe('searchIndex', () => {
  it('ranks a title before a path and a path before a value', () => {
    const entries = [
      entry('/help', { help: 'Shown in the footer' }),
      entry('/value', { values: ['Footer'] }),
      entry('/path', { path: 'Footer › Notices' }),
      entry('/inside', { title: 'Line of the footer' }),
      entry('/start', { title: 'Footer parts' }),
      entry('/whole', { title: 'Footer' }),
    ];
    expect(found(entries, 'footer')).toEqual([
      '/whole',
      '/start',
      '/inside',
      '/path',
      '/value',
      '/help',
    ]);
  });

  it('requires every word of the query, in any part of the entry', () => {
    const entries = [
      entry('/both', { title: 'Heading', path: 'Home › Blocks', values: ['Hot games'] }),
      entry('/one', { title: 'Heading', path: 'Footer' }),
    ];
    expect(found(entries, 'hot heading')).toEqual(['/both']);
    expect(found(entries, '  ')).toEqual([]);
  });

  it('ignores case and accents in the query and in the text', () => {
    const entries = [entry('/es', { title: 'Promoción' }), entry('/vi', { values: ['Đổi điểm'] })];
    expect(found(entries, 'PROMOCION')).toEqual(['/es']);
    expect(found(entries, 'promoción')).toEqual(['/es']);
    expect(found(entries, 'doi diem')).toEqual(['/vi']);
  });

  it('shows the value that matches', () => {
    const index = indexEntries([entry('/a', { title: 'Text', values: ['Welcome', 'Bienvenido'] })]);
    expect(searchIndex(index, 'bien')[0]?.value).toBe('Bienvenido');
    expect(searchIndex(index, 'text')[0]?.value).toBe('Welcome');
  });

  it('returns at most 50 results, in the order of the forms', () => {
    const entries = Array.from({ length: 60 }, (_, index) => entry(`/${index}`, { title: 'Text' }));
    const pointers = found(entries, 'text');
    expect(pointers).toHaveLength(50);
    expect(pointers.at(-1)).toBe('/49');
  });
});

describe('collectEntries', () => {
  const label = { type: 'object', 'x-part': 'label', properties: { key: {}, text: {} } } as const;
  const entries = collectEntries({
    manifest: {
      navigation: {
        entries: [{ id: 'hot', label: { key: 'plan:hot', text: { es: 'Lo mejor' } } }],
      },
    },
    schemas: new Map<SectionName, object>([
      [
        'navigation',
        {
          type: 'object',
          properties: {
            dropMenuMaximum: { type: 'integer' },
            entries: {
              type: 'array',
              items: { type: 'object', properties: { id: { type: 'string' }, label } },
            },
          },
        },
      ],
    ]),
    words: {
      text: {
        name: (shape) => `Field ${shape}`,
        help: () => '',
        option: (_shape, value) => value,
      },
      section: (section) => ({ name: `Section ${section}`, help: '' }),
      product: (key) => [`Product ${key}`],
    },
  });
  const inNavigation = entries.filter(({ pointer }) => pointer.startsWith('/navigation'));

  it('lists sections, list items and fields, also fields without a value', () => {
    expect(inNavigation.map(({ pointer, title, path }) => [pointer, title, path])).toEqual([
      ['/navigation', 'Section navigation', ''],
      ['/navigation/dropMenuMaximum', 'Field navigation.dropMenuMaximum', 'Section navigation'],
      ['/navigation/entries', 'Field navigation.entries', 'Section navigation'],
      ['/navigation/entries/0', 'Lo mejor', 'Section navigation › Field navigation.entries'],
      [
        '/navigation/entries/0/label',
        'Field navigation.entries.label',
        'Section navigation › Field navigation.entries › Lo mejor',
      ],
    ]);
  });

  it('holds the words of a localised text: own, product and key', () => {
    expect(inNavigation.at(-1)?.values).toEqual(['Lo mejor', 'Product plan:hot', 'plan:hot']);
  });
});
