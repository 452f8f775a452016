/**
 * Draws a lottery again from its published seeds, offline:
 * `npm run lottery:verify -- --game ssc-1 --file draw.json`, where the file is the answer of
 * `GET /wps/relay/lottery/draw?gameCode=…&numero=…`, or its value. Ends with 1 when something of it does
 * not hold, with 2 for a file or lottery that cannot be read.
 */
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { commitToServerSeed } from '#domain/fairness/seed-commitment.ts';
import { type DrawEvidence, verifyDraw } from '#domain/lottery/verify-draw.ts';
import { findLottery } from '#lotteries/lotteries.ts';

const { values } = parseArgs({ options: { game: { type: 'string' }, file: { type: 'string' } } });
const lottery = findLottery(values.game ?? '');
const evidence = values.file === undefined ? null : await readEvidence(values.file);

if (lottery === null || evidence === null) {
  console.error(
    'Name a lottery (--game) and a file with the answer about one of its draws (--file).',
  );
  process.exitCode = 2;
} else {
  const checks = verifyDraw(lottery.space, evidence, commitToServerSeed);
  for (const { check, holds } of checks)
    console.log(`${check.padEnd(8)} ${holds ? 'holds' : 'FAILS'}`);
  if (checks.some(({ holds }) => !holds)) process.exitCode = 1;
}

async function readEvidence(file: string): Promise<DrawEvidence | null> {
  try {
    const read = JSON.parse(await readFile(file, 'utf8')) as {
      value?: DrawEvidence;
    } & DrawEvidence;
    const value = read.value ?? read;
    return typeof value.position === 'number' ? value : null;
  } catch {
    return null;
  }
}
