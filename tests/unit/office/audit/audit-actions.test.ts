import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { AUDIT_ACTIONS } from '#office/features/audit/audit-actions.ts';

const FEATURES = 'src/server/features';

it('every operation that leaves a trace can be looked for, under a name', async () => {
  const files = (await readdir(FEATURES, { recursive: true })).filter((file) =>
    file.endsWith('.ts'),
  );
  const sources = await Promise.all(
    files.map((file) => readFile(path.join(FEATURES, file), 'utf8')),
  );
  const written = sources.flatMap((source) =>
    [...source.matchAll(/\b(?:action|write): '(\w+)'/g)].map(([, action = '']) => action),
  );
  expect(new Set(written)).toEqual(new Set(AUDIT_ACTIONS));

  const texts = JSON.parse(await readFile('brands/_base/locales/en/office.json', 'utf8')) as object;
  const named = AUDIT_ACTIONS.map((action) => `auditAction.${action}`);
  expect(Object.keys(texts)).toEqual(expect.arrayContaining(named));
});
