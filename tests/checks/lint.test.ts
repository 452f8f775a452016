import { it } from 'vitest';
import { expectGreen, expectRed, plantTree } from '#tests/support/planted-tree.ts';
import { lint } from '../../scripts/check/lint.ts';

const FAULTS: Readonly<Record<string, string>> = {
  'no-floating-promises': `export function f(): void {
  Promise.resolve(1);
}`,
  'no-misused-promises': `export function f(list: number[]): void {
  list.forEach(async (n) => {
    await Promise.resolve(n);
  });
}`,
  'switch-exhaustiveness-check': `export function f(kind: 'a' | 'b'): number {
  let found = 0;
  switch (kind) {
    case 'a':
      found = 1;
      break;
  }
  return found;
}`,
  'no-explicit-any': 'export const f = (value: any): string => String(value);',
  'no-non-null-assertion': 'export const f = (value: string | null): string => value!;',
  'consistent-type-imports': `import { Buffer } from 'node:buffer';
export const f = (value: Buffer): number => value.length;`,
  'exhaustive-deps': `import { useEffect } from 'react';
export function useFault(id: string, tell: (id: string) => void): void {
  useEffect(() => {
    tell(id);
  }, [tell]);
}`,
  'no-console': "export const f = (): void => console.log('x');",
  eqeqeq: 'export const f = (a: unknown): boolean => a == 1;',
};

it('names each kind of fault', async () => {
  const files = Object.entries(FAULTS).map(([rule, text]) => [`src/${rule}.ts`, `${text}\n`]);
  const named = Object.keys(FAULTS).map((rule) => new RegExp(`^src/${rule}\\.ts:\\d.*${rule}`));
  await expectRed(
    lint,
    await plantTree(Object.fromEntries(files) as Record<string, string>),
    ...named,
  );
});

const lines = (count: number): string => `export const a = 1;\n${'//\n'.repeat(count - 1)}`;

it('refuses marks, focused tests, skipped tests and long files', async () => {
  const root = await plantTree({
    'src/a.ts': 'export const a = 1;\n// TODO: more\n/* FIXME */\n',
    'src/b.ts': lines(301),
    'tests/c.ts': lines(501),
    'tests/unit/d.test.ts': "import { it } from 'vitest';\nit.only('runs alone', () => {});\n",
    'tests/unit/e.test.ts':
      "import { describe } from 'vitest';\ndescribe.skip('left out', () => {});\n",
  });
  await expectRed(
    lint,
    root,
    /^src\/a\.ts:2:.*no-warning-comments/,
    /^src\/a\.ts:3:.*no-warning-comments/,
    /^src\/b\.ts.*max-lines/,
    /^tests\/c\.ts.*max-lines/,
    /^tests\/unit\/d\.test\.ts:2:.*no-focused-tests/,
    /^tests\/unit\/e\.test\.ts:2:.*no-disabled-tests/,
  );
});

it('passes words that only contain a mark, conditional skips, and generated files', async () => {
  const root = await plantTree({
    'src/a.ts': "// El METODO\nexport const METODO = 'todo';\n",
    'src/b.ts': lines(300),
    'src/contract/generated/c.ts': lines(2000),
    'tests/c.ts': lines(500),
    'tests/unit/d.test.ts':
      "import { it } from 'vitest';\nit.skipIf(process.env['CI'])('x', () => {});\n",
  });
  await expectGreen(lint, root);
});

it('names a suppression that suppresses nothing', async () => {
  const root = await plantTree({
    'src/a.ts': '// oxlint-disable-next-line no-console\nexport const a = 1;\n',
  });
  await expectRed(lint, root, /^src\/a\.ts/);
});

it('lets scripts and tests print and assert', async () => {
  const root = await plantTree({
    'scripts/a.ts': "console.log('x');\n",
    'tests/a.ts': 'export const f = (value: string | null): string => value!;\n',
  });
  await expectGreen(lint, root);
});

it('is red on an empty tree', async () => {
  await expectRed(lint, await plantTree({}));
});
