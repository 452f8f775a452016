import { execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { it } from 'vitest';
import { expectGreen, expectRed, plantTree } from '#tests/support/planted-tree.ts';
import { slotReturns } from '../../scripts/check/slot-returns.ts';

const COPIED = ['scripts', 'schemas', 'src/contract', 'src/domain', 'src/art', 'src/games'];
const TITLE = 'src/games/slot/titles/pearl-divers.json';

it('names a title whose sheet is not what its data computes to, and passes those that hold', async () => {
  const root = await plantTree({}, COPIED);
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root });
  git('init', '-q');
  git('add', '-A');
  git('-c', 'user.name=t', '-c', 'user.email=t@example.test', 'commit', '-qm', 'all');
  await expectGreen(slotReturns, root);
  const file = path.join(root, TITLE);
  const title = await readFile(file, 'utf8');
  await writeFile(file, title.replace('"weight": 60', '"weight": 61'));
  await expectRed(slotReturns, root, /FAIL pearl-divers/);
  await writeFile(file, title.replace('"respins": 3', '"respins": 3.5'));
  await expectRed(slotReturns, root, /pearl-divers\.json\/hold\/respins/);
});

it('is red on an empty tree', async () => {
  await expectRed(slotReturns, await plantTree({}), /is missing/);
});
