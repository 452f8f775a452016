import { expect, it } from 'vitest';
import { expectGreen, expectRed, plantTree } from '#tests/support/planted-tree.ts';
import { settingReads } from '../../scripts/check/setting-reads.ts';

const FILE = 'src/server/features/play/terms.ts';
const TREE = {
  [FILE]: "const floor = settingOf(brand, 'terms').floor;\nbrand.setting('terms');\n",
};

it('passes settings that are read without a default', async () => {
  const { seen } = await expectGreen(settingReads, await plantTree(TREE));
  expect(seen).toBe(2);
});

it.each([
  ['of a brand that may be gone', "brand?.setting('terms').floor ?? 1000;\n"],
  ['beside the reader', "settingOf(brands.byId(id), 'terms').floor ?? 1000;\n"],
  ['beside a whole setting', "brand.setting('terms') ?? TERMS;\n"],
])('finds a default %s', async (_what, text) => {
  await expectRed(settingReads, await plantTree({ [FILE]: text }), /terms\.ts:1 a default next to/);
});
