import { it } from 'vitest';
import { expectGreen, expectRed, plantTree } from '#tests/support/planted-tree.ts';
import { types } from '../../scripts/check/types.ts';

it('names a type error', async () => {
  const root = await plantTree({ 'src/a.ts': "export const a: number = 'x';\n" });
  await expectRed(types, root, /^src\/a\.ts\(1,14\): error TS2322/);
});

it('holds an index to be perhaps missing, and an optional property not to be undefined', async () => {
  const root = await plantTree({
    'src/a.ts': 'export const a = (list: string[]): string => list[0];\n',
    'src/b.ts': 'export const b: { name?: string } = { name: undefined };\n',
  });
  await expectRed(types, root, /^src\/a\.ts/, /^src\/b\.ts/);
});

it('passes sound code', async () => {
  await expectGreen(types, await plantTree({ 'src/a.ts': 'export const a: number = 1;\n' }));
});

it('is red on an empty tree', async () => {
  await expectRed(types, await plantTree({}), /No inputs were found/);
});
