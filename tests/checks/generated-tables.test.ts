import { appendFile } from 'node:fs/promises';
import path from 'node:path';
import { it } from 'vitest';
import { expectRed, plantTree } from '#tests/support/planted-tree.ts';
import { tables } from '../../scripts/check/generated.ts';

// A file of its own: a new PGlite takes seconds, and files run side by side.
it('tables: names table types that no migration yields', async () => {
  const root = await plantTree({}, ['scripts/codegen', 'schemas', 'src/contract', 'src/server']);
  await appendFile(path.join(root, 'src/server/platform/db/generated/tables.ts'), '// by hand\n');
  await expectRed(tables, root, /tables\.ts is stale/);
});
