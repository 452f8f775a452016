import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hotOrder } from '#domain/game/hot-order.ts';

const ids = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'));

it('puts picks before what is played, and that before the rest', () => {
  const order = hotOrder(['a', 'b', 'c', 'd'], { picks: ['c'], played: ['d', 'c'] });
  expect(order).toEqual(['c', 'd', 'a', 'b']);
});

it('holds each title that is offered once, and no other', () => {
  fc.assert(
    fc.property(ids, ids, ids, (offered, picks, played) => {
      const order = hotOrder(offered, { picks, played });
      expect(order.toSorted()).toEqual(offered.toSorted());
      const wanted = picks.filter((id) => offered.includes(id));
      expect(order.slice(0, wanted.length)).toEqual(wanted);
    }),
  );
});
