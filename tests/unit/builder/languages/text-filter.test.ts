import { describe, expect, it } from 'vitest';
import type { ProductText } from '#contract/generated/types.ts';
import { filterTexts, type TextView } from '../../../../builder/languages/desk/text-filter.ts';

const text = (key: string, rest: Partial<ProductText> = {}): ProductText => ({
  namespace: 'shell',
  key,
  source: 'Welcome',
  message: 'Bienvenue',
  state: 'written',
  before: null,
  ...rest,
});

const texts = [
  text('home.title'),
  text('home.lead', { message: null, state: 'missing', source: 'Play here' }),
  text('home.note', { message: 'Ancien', state: 'changed', before: 'Old' }),
];

const keys = (view: Partial<TextView>): string[] =>
  filterTexts(texts, { filter: 'all', search: '', unsaved: new Set(), ...view }).map(
    ({ key }) => key,
  );

describe('filterTexts', () => {
  it('filters by state', () => {
    expect(keys({})).toEqual(['home.title', 'home.lead', 'home.note']);
    expect(keys({ filter: 'missing' })).toEqual(['home.lead']);
    expect(keys({ filter: 'changed' })).toEqual(['home.note']);
    expect(keys({ filter: 'unsure' })).toEqual([]);
  });

  it('searches the key, the source and the message in any case', () => {
    expect(keys({ search: 'TITLE' })).toEqual(['home.title']);
    expect(keys({ search: ' play ' })).toEqual(['home.lead']);
    expect(keys({ search: 'ancien', filter: 'changed' })).toEqual(['home.note']);
  });

  it('shows what was unsaved when the filter was chosen', () => {
    expect(keys({ filter: 'unsaved', unsaved: new Set(['shell:home.note']) })).toEqual([
      'home.note',
    ]);
  });
});
