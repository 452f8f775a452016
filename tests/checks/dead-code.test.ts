import { expect, it } from 'vitest';
import { expectGreen, expectRed, plantTree } from '#tests/support/planted-tree.ts';
import { deadCode } from '../../scripts/check/dead-code.ts';

const USED = {
  'package.json': JSON.stringify({ name: 'planted', type: 'module', private: true }),
  'src/server/main.ts': "import { used } from './used.ts';\nused();\n",
  'src/server/used.ts': 'export const used = (): void => undefined;\n',
};

it('names a file, an export and a package that nothing uses', async () => {
  const root = await plantTree({
    ...USED,
    'package.json': JSON.stringify({
      name: 'planted',
      type: 'module',
      private: true,
      dependencies: { pg: '8.23.1' },
    }),
    'src/server/alone.ts': 'export const alone = 1;\n',
    'src/server/used.ts': `${USED['src/server/used.ts']}export const spare = 1;\n`,
  });
  const { faults } = await expectRed(
    deadCode,
    root,
    /^src\/server\/alone\.ts: nothing uses this file/,
    /^src\/server\/used\.ts:2 spare/,
    /^package\.json.* pg /,
  );
  expect(faults).toHaveLength(3);
});

it('names a file and an export that only tests use', async () => {
  const root = await plantTree({
    ...USED,
    'src/server/alone.ts': 'export const alone = 1;\n',
    'src/server/used.ts': `${USED['src/server/used.ts']}export const spare = 1;\n`,
    'src/server/seen.ts': '/** @internal Tests look at it. */\nexport const seen = 1;\n',
    'src/server/main.ts': `import './seen.ts';\n${USED['src/server/main.ts']}`,
    'tests/unit/a.test.ts': [
      "import { alone } from '../../src/server/alone.ts';",
      "import { seen } from '../../src/server/seen.ts';",
      "import { spare } from '../../src/server/used.ts';",
      'it(String(alone + seen + spare), () => undefined);',
    ].join('\n'),
  });
  const { faults } = await expectRed(
    deadCode,
    root,
    /^src\/server\/alone\.ts: only tests use this file/,
    /^src\/server\/used\.ts:2 spare \(used by tests only/,
  );
  expect(faults).toHaveLength(2);
});

it('follows the apps from their HTML', async () => {
  const root = await plantTree({
    ...USED,
    'src/site/index.html': '<script type="module" src="./start.ts"></script>',
    'src/site/start.ts': "import './screen.ts';\n",
    'src/site/screen.ts': 'document.title = String(1);\n',
  });
  const { seen } = await expectGreen(deadCode, root);
  expect(seen).toBe(4);
});

it('is red on an empty tree', async () => {
  await expectRed(
    deadCode,
    await plantTree({ 'package.json': USED['package.json'] }),
    /read nothing/,
  );
});
