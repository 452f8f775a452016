import { describe, expect, it } from 'vitest';
import { editsBetween } from '../../../builder/editor/document/edits-between.ts';

describe('editsBetween', () => {
  it('names the one field a form changed', () => {
    const before = { name: 'Den', tagline: { key: 'a' } };
    expect(editsBetween(before, { ...before, name: 'Luma' }, ['identity'])).toEqual([
      { type: 'setValue', place: ['identity', 'name'], value: 'Luma' },
    ]);
  });

  it('tells an emptied field from an unchanged one', () => {
    expect(editsBetween({ a: 1, b: 2 }, { a: 1, b: undefined }, [])).toEqual([
      { type: 'removeValue', place: ['b'] },
    ]);
    expect(editsBetween({ a: 1 }, { a: 1, c: undefined }, [])).toEqual([]);
  });

  it('finds the item of a list by its id', () => {
    const before = [{ id: 'x', hidden: false }, { id: 'y' }];
    const after = [
      { id: 'x', hidden: false },
      { id: 'y', hidden: true },
    ];
    expect(editsBetween(before, after, ['list'])).toEqual([
      { type: 'setValue', place: ['list', 'y', 'hidden'], value: true },
    ]);
  });

  it('takes a plain list and a new object as a whole', () => {
    expect(editsBetween({ ease: [0, 1] }, { ease: [1, 1] }, [])).toEqual([
      { type: 'setValue', place: ['ease'], value: [1, 1] },
    ]);
    expect(editsBetween({}, { badge: { text: { es: 'Ya', en: undefined } } }, ['n'])).toEqual([
      { type: 'setValue', place: ['n', 'badge'], value: { text: { es: 'Ya' } } },
    ]);
  });

  it('is empty for equal data', () => {
    expect(editsBetween({ a: [1, { b: 2 }] }, { a: [1, { b: 2 }] }, [])).toEqual([]);
  });
});
