import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { it } from 'vitest';
import { expectGreen, expectRed, plantTree } from '#tests/support/planted-tree.ts';
import { lotteryOdds } from '../../scripts/check/lottery-odds.ts';

const COPIED = ['scripts', 'src/contract', 'src/domain', 'src/lotteries'];

it('names a bet whose printed odds return too much, and passes the tables as they are', async () => {
  const root = await plantTree({}, COPIED);
  await expectGreen(lotteryOdds, root);
  const file = path.join(root, 'src/lotteries/plays/race-plays.ts');
  const plays = await readFile(file, 'utf8');
  await writeFile(file, plays.replace("'22.05'", "'44.1'"));
  await expectRed(lotteryOdds, root, /pk10-1 firstTwo\.sum "5": aboveCap/);
});

it('is red on an empty tree', async () => {
  await expectRed(lotteryOdds, await plantTree({}), /is missing/);
});
