import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { it } from 'vitest';
import { expectGreen, expectRed, plantTree } from '#tests/support/planted-tree.ts';
import { slotReturns } from '../../scripts/check/slot-returns.ts';

const COPIED = ['scripts', 'schemas', 'src/contract', 'src/domain', 'src/art', 'src/games'];
const TITLE = 'src/games/slot/titles/pearl-divers.json';

const ENGINE = 'src/games/slot/math/play-spin.ts';

it('names a title that is not proven as it is, and passes those that are', async () => {
  const root = await plantTree({}, COPIED);
  await expectGreen(slotReturns, root);
  const file = path.join(root, TITLE);
  const title = await readFile(file, 'utf8');
  await writeFile(file, title.replace('"weight": 60', '"weight": 61'));
  await expectRed(slotReturns, root, /pearl-divers\.json is not proven as it is/);
  await writeFile(file, title.replace('"respins": 3', '"respins": 3.5'));
  await expectRed(slotReturns, root, /pearl-divers\.json\/hold\/respins/);
});

it('names every title when the engine has changed, and none when only a comment has', async () => {
  const root = await plantTree({}, COPIED);
  const file = path.join(root, ENGINE);
  const engine = await readFile(file, 'utf8');
  await writeFile(file, `// One more comment.\n${engine}`);
  await expectGreen(slotReturns, root);
  await writeFile(file, engine.replace('MOST_FALLS = 40', 'MOST_FALLS = 41'));
  await expectRed(slotReturns, root, /\d{3} slots: npm run slots:prove -- --stale --write/);
});

it('is red on an empty tree', async () => {
  await expectRed(slotReturns, await plantTree({}), /is missing/);
});
