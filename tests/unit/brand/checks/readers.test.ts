import { expect, it } from 'vitest';
import { readByPlayers } from '#brand/checks/languages/readers.ts';
import { LayeredKeys } from '#brand/layered-keys.ts';

it('counts texts of visitors and members, and none of staff', () => {
  const staff = ['because:flag', 'builder:title', 'check:BM1001', 'banner-desk:title'];
  const keys = new LayeredKeys(['shell:home', 'home:hot', 'staff-passkey:add', ...staff]);
  expect(readByPlayers(keys)).toBe(2);
  expect(readByPlayers(keys.changed(['ui:close'], ['home:hot', 'banner-desk:title']))).toBe(2);
});
