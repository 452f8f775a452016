import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { it } from 'vitest';
import { expectGreen, expectRed, plantTree } from '#tests/support/planted-tree.ts';
import { brands } from '../../scripts/check/brands.ts';

const COPIED = [
  'scripts',
  'schemas',
  'brands',
  'src/brand',
  'src/contract',
  'src/domain',
  'src/art',
];

it('names a brand that extends nobody, and passes the brands as they are', async () => {
  const root = await plantTree({}, COPIED);
  await expectGreen(brands, root);
  const file = path.join(root, 'brands/denluma/manifest.json');
  const manifest = JSON.parse(await readFile(file, 'utf8')) as Record<string, unknown>;
  await writeFile(file, JSON.stringify({ ...manifest, extends: { brand: 'nobody', revision: 1 } }));
  await expectRed(brands, root, /denluma.*nobody/);
});

it('is red on an empty tree, and where there is no brand', async () => {
  await expectRed(brands, await plantTree({}), /is missing/);
  const copied = COPIED.filter((place) => place !== 'brands');
  await expectRed(brands, await plantTree({}, copied));
});
