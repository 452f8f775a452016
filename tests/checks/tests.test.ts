import { expect, it } from 'vitest';
import { expectGreen, expectRed, plantTree } from '#tests/support/planted-tree.ts';
import { apiTests, unitTests } from '../../scripts/check/tests.ts';

const SETTINGS = ['vite.config.ts', 'scripts/config/vitest.ts'];

it('names a test that fails and a file that cannot be loaded', async () => {
  const root = await plantTree(
    {
      'tests/unit/a.test.ts':
        "import { expect, it } from 'vitest';\nit('holds', () => expect(1).toBe(1));\nit('adds up', () => expect(1).toBe(2));\n",
      'tests/unit/b.test.ts': "import './nowhere.ts';\n",
    },
    SETTINGS,
  );
  const outcome = await expectRed(
    unitTests,
    root,
    /^tests\/unit\/a\.test\.ts: adds up\n.*expected 1 to be 2/,
    /^tests\/unit\/b\.test\.ts: .*nowhere/,
  );
  expect(outcome.counts).toMatchObject({ passed: 1, failed: 2, skipped: 0, engines: {} });
});

it('names an error that no test awaited', async () => {
  const root = await plantTree(
    {
      'tests/unit/a.test.ts':
        "import { it } from 'vitest';\nit('leaves', () => { setTimeout(() => { throw new Error('too late'); }, 0); });\n" +
        "it('waits', () => new Promise((resolve) => setTimeout(resolve, 50)));\n",
    },
    SETTINGS,
  );
  await expectRed(unitTests, root, /too late/);
});

it('counts the tests of each engine and the skipped ones, and times each file', async () => {
  const text = [
    "import { describe, it } from 'vitest';",
    "describe('on PGlite', () => { it('one', () => new Promise((resolve) => setTimeout(resolve, 50))); it('two', () => {}); });",
    "describe('on PostgreSQL', () => { describe('inner', () => { it('one', () => {}); }); });",
    "describe.skip('on Redis (no server answers)', () => { it('one', () => {}); });",
  ];
  const root = await plantTree(
    {
      'tests/api/a.test.ts': `${text.join('\n')}\n`,
      'tests/support/own-postgres.ts': 'export const setup = () => undefined;\n',
    },
    SETTINGS,
  );
  const { counts } = await expectGreen(apiTests, root);
  expect(counts).toEqual({
    passed: 3,
    failed: 0,
    skipped: 1,
    engines: { PGlite: 2, PostgreSQL: 1 },
    files: { 'tests/api/a.test.ts': expect.closeTo(0.05, 1) },
  });
});

it('is red on an empty tree', async () => {
  await expectRed(unitTests, await plantTree({}, SETTINGS), /No test files found/);
});
