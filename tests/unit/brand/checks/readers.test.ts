import { expect, it } from 'vitest';
import { readershipOf } from '#brand/checks/languages/readers.ts';
import { LayeredKeys } from '#brand/layered-keys.ts';

it('counts what is read on the way in, by players beyond it, and by staff alone', () => {
  const staff = ['because:flag', 'builder:title', 'check:BM1001', 'banner-desk:title'];
  const keys = new LayeredKeys(['shell:home', 'home:hot', ...staff]);
  expect(readershipOf(keys)).toEqual({ onEntry: 1, byPlayers: 2 });
  expect(readershipOf(keys.changed(['ui:close'], ['home:hot', 'banner-desk:title']))).toEqual({
    onEntry: 2,
    byPlayers: 2,
  });
});
