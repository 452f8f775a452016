import { appendFile, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { expectGreen, expectRed, plantTree } from '#tests/support/planted-tree.ts';
import {
  built,
  contract,
  manifestSchema,
  tables,
  validators,
} from '../../scripts/check/generated.ts';

it('contract: names what a changed schema and a hand leave stale, and mends it', async () => {
  const root = await plantTree({}, ['scripts/codegen', 'schemas', 'src/contract']);
  const schema = path.join(root, 'schemas/error-codes.json');
  const text = await readFile(schema, 'utf8');
  expect(text).toContain('Nothing is at this address.');
  await writeFile(schema, text.replace('Nothing is at this address.', 'Planted.'));
  await appendFile(path.join(root, 'src/contract/generated/operations.ts'), '// by hand\n');
  await expectRed(contract, root, /openapi\.json is stale/, /operations\.ts is stale/);
  await contract.fix?.(root);
  await expectGreen(contract, root);
});

it('validators: names a file that was edited by hand', async () => {
  const copied = ['scripts', 'schemas', 'builder', 'src/contract', 'src/brand'];
  const root = await plantTree({}, copied);
  await appendFile(path.join(root, 'builder/generated/theme.ts'), '// by hand\n');
  await expectRed(validators, root, /theme\.ts is stale/);
});

it('manifest schema: names it when it is not what the schemas yield', async () => {
  const copied = ['scripts/codegen', 'schemas', 'src/contract', 'src/brand'];
  const root = await plantTree({ 'brands/manifest.schema.json': '{}' }, copied);
  await expectRed(manifestSchema, root, /manifest\.schema\.json is stale/);
});

it('built screens: names the list when a feature declares one screen less', async () => {
  const root = await plantTree({}, ['scripts/codegen', 'src/site', 'src/brand', 'src/contract']);
  await expectGreen(built, root);
  const feature = path.join(root, 'src/site/features/deposit/feature.ts');
  const text = await readFile(feature, 'utf8');
  await writeFile(feature, text.replace(/\n {4}\w+: async[^\n]*\n/, '\n'));
  await expectRed(built, root, /built\.ts is stale/);
});

it.each([contract, manifestSchema, validators, tables, built])(
  '$name is red on an empty tree',
  async (check) => {
    const { faults } = await expectRed(check, await plantTree({}), /is missing/);
    expect(faults).toHaveLength(1);
  },
);
