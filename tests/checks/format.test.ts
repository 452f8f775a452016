import { it } from 'vitest';
import { emptyTree, expectGreen, expectRed, plantTree } from '#tests/support/planted-tree.ts';
import { format } from '../../scripts/check/format.ts';

it('names a file that is not formatted', async () => {
  await expectRed(format, await plantTree({ 'src/a.ts': 'export const a = "x"' }), /^src\/a\.ts:/);
});

it('passes formatted files, and leaves generated ones alone', async () => {
  const root = await plantTree({
    'src/a.ts': "export const a = 'x';\n",
    'src/contract/generated/b.ts': 'export const b = "x"',
  });
  await expectGreen(format, root);
});

it('is red on an empty tree', async () => {
  await expectRed(format, await emptyTree());
});
