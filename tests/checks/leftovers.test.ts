import { expect, it } from 'vitest';
import { expectGreen, expectRed, plantTree } from '#tests/support/planted-tree.ts';
import { leftovers } from '../../scripts/check/leftovers.ts';

it('names marks and tests that are left out, with their lines', async () => {
  const root = await plantTree({
    'src/a.ts': 'export const a = 1;\n// TODO: more\n',
    'src/b.sql': '-- FIXME\n',
    'tests/unit/c.test.ts': "it.only('runs alone', () => {});\n",
    'tests/unit/d.test.ts': "describe.skip('left out', () => {});\n",
  });
  const { faults } = await expectRed(leftovers, root);
  expect(faults).toEqual([
    'src/a.ts:2 TODO',
    'src/b.sql:1 FIXME',
    'tests/unit/c.test.ts:1 it.only(',
    "tests/unit/d.test.ts:1 describe.skip('",
  ]);
});

it('passes words that only contain a mark, and skips that depend on something', async () => {
  const root = await plantTree({
    'src/a.ts': "export const METODO = 'todo';\n",
    'tests/unit/b.test.ts': 'it.skipIf(process.env.CI)("x", () => {});\n',
  });
  await expectGreen(leftovers, root);
});

it('is red on an empty tree', async () => {
  await expectRed(leftovers, await plantTree({}), /read nothing/);
});
