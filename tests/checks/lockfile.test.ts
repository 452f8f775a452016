import { it } from 'vitest';
import { expectGreen, expectRed, plantTree } from '#tests/support/planted-tree.ts';
import { lockfile } from '../../scripts/check/lockfile.ts';

const tree = (entry: object, version = '1.2.3'): Promise<string> =>
  plantTree({
    'package.json': JSON.stringify({ dependencies: { one: version } }),
    'package-lock.json': JSON.stringify({
      packages: { '': { dependencies: { one: version } }, 'node_modules/one': entry },
    }),
  });

const SOUND = { version: '1.2.3', integrity: 'sha512-x' };

it('names an address to download from', async () => {
  const root = await tree({ ...SOUND, resolved: 'https://registry.example/one.tgz' });
  await expectRed(lockfile, root, /node_modules\/one has a "resolved" address/);
});

it('names a package without a checksum', async () => {
  await expectRed(lockfile, await tree({ version: '1.2.3' }), /node_modules\/one has no integrity/);
});

it('names a version that is not exact', async () => {
  await expectRed(lockfile, await tree(SOUND, '^1.2.3'), /one "\^1\.2\.3" is not an exact version/);
});

it('passes exact versions with checksums', async () => {
  await expectGreen(lockfile, await tree(SOUND));
});

it('is red on an empty tree', async () => {
  await expectRed(lockfile, await plantTree({}), /read nothing/);
});
