import { gameStates } from '#contract/generated/enum-values.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { inOrder, stricter, vendorName } from '#domain/game/game-offer.ts';

const state = fc.constantFrom(...gameStates);
const names = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'));

it('neither a vendor nor a title opens what the other one shuts', () => {
  fc.assert(
    fc.property(state, state, (vendor, title) => {
      const both = stricter(vendor, title);
      expect(both).toBe(stricter(title, vendor));
      expect([vendor, title]).toContain(both);
      if ([vendor, title].includes('off')) expect(both).toBe('off');
      if (both === 'on') expect([vendor, title]).toEqual(['on', 'on']);
    }),
  );
});

it('an order loses nothing, and leaves what it does not name as it was', () => {
  fc.assert(
    fc.property(names, names, (items, order) => {
      const ordered = inOrder(items, order, (item) => item);
      expect(ordered.toSorted()).toEqual(items.toSorted());
      expect(ordered.filter((item) => order.includes(item))).toEqual(
        order.filter((item) => items.includes(item)),
      );
      const others = items.filter((item) => !order.includes(item));
      expect(ordered.slice(items.length - others.length)).toEqual(others);
    }),
  );
});

it('names a vendor in the language asked for, in its main form, or as the vendor does', () => {
  const own = { pt: 'Da casa', 'zh-Hans': '自家' };
  expect(vendorName(own, 'pt-BR', 'Originals')).toBe('Da casa');
  expect(vendorName(own, 'zh-Hans', 'Originals')).toBe('自家');
  expect(vendorName(own, 'es', 'Originals')).toBe('Originals');
});
