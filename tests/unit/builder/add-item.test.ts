import { describe, expect, it } from 'vitest';
import { after, entryIds, layers } from './fixture.ts';

const place = ['navigation', 'entries'];

describe('addItem', () => {
  it('puts a new item where it was asked for', () => {
    const item = { id: 'mine', label: { key: 'plan:mine' } };
    for (const index of [0, 2, 4]) {
      const edited = after(layers(), { type: 'addItem', place, item, index });
      const expected = ['home', 'hot', 'slots', 'live'];
      expected.splice(index, 0, 'mine');
      expect(entryIds(edited)).toEqual(expected);
    }
  });

  it('puts it last when no place is named', () => {
    const edited = after(layers(), { type: 'addItem', place, item: { id: 'mine' } });
    expect(entryIds(edited)).toEqual(['home', 'hot', 'slots', 'live', 'mine']);
  });

  it('begins a list that nobody has', () => {
    const edited = after(layers(), {
      type: 'addItem',
      place: ['legal', 'licences'],
      item: { id: 'one', holder: 'A' },
    });
    expect(edited.effective['legal']).toMatchObject({ licences: [{ id: 'one', holder: 'A' }] });
  });
});
