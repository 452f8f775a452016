import { expect, it } from 'vitest';
import { expectGreen, expectRed, plantTree } from '#tests/support/planted-tree.ts';
import { unlinted } from '../../scripts/check/unlinted.ts';

const lines = (count: number): string => '\n'.repeat(count);

it('names marks with their lines', async () => {
  const root = await plantTree({
    'src/a.css': 'a {\n}\n/* TODO: more */\n',
    'src/b.sql': '-- FIXME\n',
    'schemas/c.json': '{ "description": "TODO" }\n',
  });
  const { faults } = await expectRed(unlinted, root);
  expect(faults).toEqual(['schemas/c.json:1 TODO', 'src/a.css:3 TODO', 'src/b.sql:1 FIXME']);
});

it('refuses stylesheets and migrations of more than 300 lines', async () => {
  const root = await plantTree({
    'src/a.css': lines(301),
    'src/b.sql': lines(301),
    'src/c.css': lines(300),
    'schemas/d.json': `{}${lines(301)}`,
  });
  const { faults } = await expectRed(unlinted, root);
  expect(faults).toEqual([
    'src/a.css: 301 lines, at most 300',
    'src/b.sql: 301 lines, at most 300',
  ]);
});

it('passes words that only contain a mark', async () => {
  await expectGreen(unlinted, await plantTree({ 'src/a.sql': "select 'METODO', 'todo';\n" }));
});

it('is red on an empty tree', async () => {
  await expectRed(unlinted, await plantTree({}), /read nothing/);
});
