import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { expectGreen, expectRed, plantTree } from '#tests/support/planted-tree.ts';
import { boundaries, cacheFolder, idleRules } from '../../scripts/check/boundaries.ts';

const TARGET = 'export const target = 1;\n';
const use = (specifier: string): string => `export { target as own } from '${specifier}';\n`;
const useType = (specifier: string): string =>
  `import type { Target } from '${specifier}';\nexport type Own = Target;\n`;

/** [importing file, its text, imported file, the rule that forbids it] */
const FAULTS: readonly (readonly [string, string, string, string])[] = [
  ['src/domain/a.ts', use('#server/platform/db.ts'), 'src/server/platform/db.ts', 'layer-domain'],
  ['src/contract/a.ts', useType('#domain/money.ts'), 'src/domain/money.ts', 'layer-contract'],
  ['src/brand/a.ts', use('#ui/kit.ts'), 'src/ui/kit.ts', 'layer-brand'],
  ['src/art/a.ts', use('#brand/theme.ts'), 'src/brand/theme.ts', 'layer-art'],
  ['src/ui/a.ts', use('#games/dice/sheet.ts'), 'src/games/dice/sheet.ts', 'layer-ui'],
  ['src/server/a.ts', use('#ui/kit.ts'), 'src/ui/kit.ts', 'layer-server'],
  ['src/site/a.ts', use('#server/platform/db.ts'), 'src/server/platform/db.ts', 'layer-site'],
  ['src/office/a.ts', use('#site/shell.ts'), 'src/site/shell.ts', 'layer-office'],
  ['src/agent/a.ts', use('#site/shell.ts'), 'src/site/shell.ts', 'layer-agent'],
  ['src/staff/a.ts', use('#office/shell.ts'), 'src/office/shell.ts', 'layer-staff'],
  ['src/site/c.ts', use('#staff/session.ts'), 'src/staff/session.ts', 'layer-site'],
  ['builder/a.ts', use('#office/shell.ts'), 'src/office/shell.ts', 'layer-builder'],
  [
    'src/server/features/deposit/a.ts',
    use('../session/log-in.ts'),
    'src/server/features/session/log-in.ts',
    'feature-apart',
  ],
  [
    'src/office/features/deposit/A.tsx',
    "export const lazy = () => <p>{import('../session/Form.tsx')}</p>;\n",
    'src/office/features/session/Form.tsx',
    'feature-apart',
  ],
  [
    'src/site/frame/a.ts',
    use('../features/session/form.ts'),
    'src/site/features/session/form.ts',
    'site-frame-below-features',
  ],
  [
    'src/site/frame/b.ts',
    use('../boot/start.ts'),
    'src/site/boot/start.ts',
    'site-frame-below-features',
  ],
  [
    'src/site/features/session/b.ts',
    use('../../boot/start.ts'),
    'src/site/boot/start.ts',
    'site-features-below-boot',
  ],
  ...['features/session/log-in.ts', 'vendors/other/port.ts', 'demo/seed.ts'].map(
    (file) =>
      [
        `src/server/brands/${path.basename(path.dirname(file))}.ts`,
        use(`../${file}`),
        `src/server/${file}`,
        'brands-below-features',
      ] as const,
  ),
  [
    'src/server/vendors/house/a.ts',
    use('../other/port.ts'),
    'src/server/vendors/other/port.ts',
    'vendor-apart',
  ],
  [
    'src/server/payments/sandbox/a.ts',
    use('../other/channel.ts'),
    'src/server/payments/other/channel.ts',
    'payment-apart',
  ],
  ['src/games/slot/a.ts', use('../dice/sheet.ts'), 'src/games/dice/sheet.ts', 'game-apart'],
  ['src/games/kit/b.ts', use('../dice/sheet.ts'), 'src/games/dice/sheet.ts', 'game-apart'],
  ['src/site/b.ts', use('#agent/centre.ts'), 'src/agent/centre.ts', 'agent-is-lazy'],
  [
    'src/server/b.ts',
    use('#games/dice/stage/draw.ts'),
    'src/games/dice/stage/draw.ts',
    'server-draws-nothing',
  ],
  [
    'src/games/slot/stage/Stage.tsx',
    use('../math/spin.ts'),
    'src/games/slot/math/spin.ts',
    'stage-without-math',
  ],
  [
    'src/games/slot/math/b.ts',
    use('../stage/reel.ts'),
    'src/games/slot/stage/reel.ts',
    'math-draws-nothing',
  ],
  [
    'src/ui/b.ts',
    use('#brand/files/read.ts'),
    'src/brand/files/read.ts',
    'brand-files-on-the-server',
  ],
  [
    'src/server/platform/b.ts',
    use('../features/session/log-in.ts'),
    'src/server/features/session/log-in.ts',
    'platform-below-features',
  ],
  [
    'src/server/ledger/b.ts',
    use('../features/session/log-in.ts'),
    'src/server/features/session/log-in.ts',
    'ledger-below-features',
  ],
  [
    'src/server/features/round/b.ts',
    use('../../vendors/other/port.ts'),
    'src/server/vendors/other/port.ts',
    'adapters-behind-their-port',
  ],
  [
    'src/server/vendors/house/b.ts',
    use('../../features/session/log-in.ts'),
    'src/server/features/session/log-in.ts',
    'features-below-wiring',
  ],
];

it('names every arrow that points the wrong way', async () => {
  const files: Record<string, string> = {};
  for (const [from, text, to] of FAULTS) {
    files[from] = text;
    files[to] ??= `${TARGET}export type Target = number;\n`;
  }
  const named = FAULTS.map(
    ([from, , to, rule]) => new RegExp(`^${from} -> ${to} \\(${rule}\\)$`.replaceAll('.', '\\.')),
  );
  await expectRed(boundaries, await plantTree(files), ...named);
});

it('names a staff component that reads the site plan through the kit', async () => {
  const root = await plantTree({
    'src/office/Panel.ts': use('#ui/kit/Money.ts'),
    'src/ui/kit/Money.ts': use('../plan/plan.ts'),
    'src/ui/plan/plan.ts': TARGET,
  });
  await expectRed(boundaries, root, /^src\/office\/Panel\.ts .*staff-without-site-plan/);
});

it('names site features that build on each other, though no file imports itself', async () => {
  const root = await plantTree({
    'src/site/features/deposit/a.ts': use('../session/form.ts'),
    'src/site/features/deposit/b.ts': TARGET,
    'src/site/features/session/a.ts': use('../deposit/b.ts'),
    'src/site/features/session/form.ts': TARGET,
  });
  const { faults } = await expectRed(boundaries, root);
  expect(faults).toContainEqual(expect.stringMatching(/deposit.*session.*site-features-in-order/));
  expect(faults.join()).not.toContain('no-circles');
});

it('passes site features that build on one another in one direction', async () => {
  const root = await plantTree({
    'src/site/features/deposit/a.ts': use('../session/form.ts'),
    'src/site/features/session/form.ts': TARGET,
  });
  await expectGreen(boundaries, root);
});

it('keeps a cache only while package.json and the lock file are the same', async () => {
  const root = await plantTree({ 'package-lock.json': '{}' });
  const change = async (name: string): Promise<string> => {
    const file = path.join(root, name);
    await writeFile(file, `${await readFile(file, 'utf8')}\n`);
    return cacheFolder(root);
  };
  const first = cacheFolder(root);
  expect(cacheFolder(root)).toBe(first);
  const second = await change('package.json');
  const third = await change('package-lock.json');
  expect(new Set([first, second, third]).size).toBe(3);
});

it('names packages and Node where they have no place', async () => {
  const root = await plantTree({
    'src/domain/a.ts': "export { readFile } from 'node:fs/promises';\n",
    'src/domain/b.ts': "export { useState } from 'react';\n",
    'src/server/c.ts': "export { useState } from 'react';\n",
    'src/server/d.ts': "export { build } from 'esbuild';\n",
  });
  await expectRed(
    boundaries,
    root,
    /^src\/domain\/a\.ts .*pure-layers-without-node/,
    /^src\/domain\/b\.ts .*pure-layers/,
    /^src\/server\/c\.ts .*server-draws-nothing/,
    /^src\/server\/d\.ts .*no-development-package-at-run-time/,
  );
});

it('names circles and imports of nothing', async () => {
  const root = await plantTree({
    'src/domain/a.ts': "import { b } from './b.ts';\nexport const a = (): unknown => b;\n",
    'src/domain/b.ts': "import { a } from './a.ts';\nexport const b = (): unknown => a;\n",
    'src/domain/c.ts': "export { x } from './nowhere.ts';\n",
    'src/domain/d.ts': "export { x } from '#domain/nowhere.ts';\n",
  });
  await expectRed(
    boundaries,
    root,
    /no-circles/,
    /^src\/domain\/c\.ts .*resolvable/,
    /^src\/domain\/d\.ts .*resolvable/,
  );
});

it('passes arrows that point downward, and reads TSX', async () => {
  const root = await plantTree({
    'schemas/a.json': '{}',
    'src/contract/a.ts': "import a from '#schemas/a.json' with { type: 'json' };\nexport { a };\n",
    'src/domain/a.ts': "export { a } from '#contract/a.ts';\n",
    'src/brand/a.ts': "export { a } from '#contract/a.ts';\n",
    'src/ui/Kit.tsx':
      "import { a } from '#brand/a.ts';\nexport const Kit = () => <p>{String(a)}</p>;\n",
    'src/site/features/home/Home.tsx': "export { Kit } from '#ui/Kit.tsx';\n",
    'src/site/routes.ts': "export const agent = () => import('#agent/Centre.tsx');\n",
    'src/agent/Centre.tsx': "export { Kit } from '#ui/Kit.tsx';\n",
    'src/server/features/home/home.routes.ts': "export { a } from '#domain/a.ts';\n",
    'src/server/app.ts': "export { a } from './features/home/home.routes.ts';\n",
  });
  const { seen } = await expectGreen(boundaries, root);
  expect(seen).toBeGreaterThanOrEqual(9);
});

it('names a rule whose folder does not exist', () => {
  const rules = [
    {
      name: 'kit-below-reels',
      from: { path: '^src/games/kit/' },
      to: { path: '^src/games/reels/' },
    },
    { name: 'features-in-order', from: { path: '^src/site/features/[^/]+$' }, to: {} },
  ];
  const modules = ['src/games/kit/shell.ts', 'src/site/features/home/Home.tsx'];
  expect(idleRules(rules, modules)).toEqual([expect.stringMatching(/^kit-below-reels: .*reels/)]);
});

it('is red on an empty tree', async () => {
  await expectRed(boundaries, await plantTree({}), /read nothing/);
});
