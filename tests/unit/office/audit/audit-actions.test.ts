import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { FEATURES } from '#office/generated/features.ts';
import { auditActionsOf } from '#office/shell/office-feature.ts';

const SERVER = ['src/server'];
const actions = auditActionsOf(FEATURES);

it('every operation that leaves a trace can be looked for, under a name', async () => {
  const folders = await Promise.all(
    SERVER.map(async (folder) =>
      (await readdir(folder, { recursive: true })).map((file) => path.join(folder, file)),
    ),
  );
  const files = folders.flat().filter((file) => file.endsWith('.ts'));
  const sources = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  const written = sources.flatMap((source) =>
    [...source.matchAll(/\b(?:action|write): '(\w+)'/g)].map(([, action = '']) => action),
  );
  expect(new Set(written)).toEqual(new Set(actions));

  const texts = JSON.parse(await readFile('brands/_base/locales/en/office.json', 'utf8')) as object;
  const named = actions.map((action) => `auditAction.${action}`);
  expect(Object.keys(texts)).toEqual(expect.arrayContaining(named));
});
