import { expect, it } from 'vitest';
import { expectGreen, expectRed, plantTree } from '#tests/support/planted-tree.ts';
import { sizes } from '../../scripts/check/sizes.ts';

const lines = (count: number): string => '//\n'.repeat(count);

it('refuses files of more than 500 lines, warns above 300, and leaves generated ones alone', async () => {
  const root = await plantTree({
    'src/a.ts': lines(501),
    'src/b.ts': lines(500),
    'builder/c.tsx': lines(301),
    'scripts/d.mjs': lines(300),
    'src/contract/generated/e.ts': lines(2000),
  });
  const { faults, warnings } = await expectRed(sizes, root);
  expect(faults).toEqual(['src/a.ts: 501 lines, at most 500']);
  expect(warnings).toEqual(['builder/c.tsx: 301 lines', 'src/b.ts: 500 lines']);
});

it('passes files of a usual size', async () => {
  await expectGreen(sizes, await plantTree({ 'src/a.ts': lines(300) }));
});

it('is red on an empty tree', async () => {
  await expectRed(sizes, await plantTree({}), /read nothing/);
});
