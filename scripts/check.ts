/**
 * `npm run check [-- --only format,lint] [-- --skip tests]`: every check, one line each, and 1 as exit
 * code when one is red. Tests are those of what differs from the last commit, on one database; all of
 * them with `--all`, or where more than modules differ. `--prove` runs all tests on every database, and
 * adds the planted faults that show that a check can turn red. `--fix` mends first what can be mended.
 * A report for `npm test` goes to test-results/check.json.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { PROVING, READING, RUNNING } from './check/catalogue.ts';
import { type Check, type Outcome, runCheck } from './check/check.ts';
import { REPOSITORY } from './check/run-tool.ts';

const SIDE_BY_SIDE = 2;
const MAX_SHOWN = 40;

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    skip: { type: 'string' },
    prove: { type: 'boolean', default: false },
    all: { type: 'boolean', default: false },
    fix: { type: 'boolean', default: false },
  },
});

// Read by tests/support/test-database.ts.
if (!values.prove) process.env['TEST_ENGINES'] ??= 'one';
// Read by scripts/check/tests.ts.
if (!values.prove && !values.all) process.env['TEST_SCOPE'] ??= 'changed';

/** A name, or a word of it, picks a check: `tests` picks unit tests and api tests. */
function picks(list: string | undefined, name: string): boolean {
  const wanted = list?.split(',').map((entry) => entry.trim().replaceAll('-', ' ')) ?? [];
  return wanted.some((entry) => name === entry || name.split(' ').includes(entry));
}

const isChosen = (check: Check): boolean =>
  (values.only === undefined || picks(values.only, check.name)) && !picks(values.skip, check.name);

function report(outcome: Outcome): void {
  const { ok, name, seconds, seen, what, faults, counts } = outcome;
  const skipped = counts === null || counts.skipped === 0 ? '' : `, ${counts.skipped} skipped`;
  const engines = Object.entries(counts?.engines ?? {}).map(([engine, n]) => `, ${n} on ${engine}`);
  console.log(
    `${ok ? 'ok  ' : 'FAIL'} ${name.padEnd(26)} ${seconds.toFixed(1).padStart(6)} s  ` +
      `${seen} ${what}${skipped}${engines.join('')}`,
  );
  for (const fault of faults.slice(0, MAX_SHOWN))
    console.log(`     ${fault.replaceAll('\n', '\n     ')}`);
  if (faults.length > MAX_SHOWN) console.log(`     … and ${faults.length - MAX_SHOWN} more`);
}

async function runSome(checks: readonly Check[], sideBySide: number): Promise<Outcome[]> {
  const waiting = checks.filter(isChosen);
  const outcomes: Outcome[] = [];
  const work = async (): Promise<void> => {
    for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) {
      const outcome = await runCheck(check, REPOSITORY);
      report(outcome);
      outcomes.push(outcome);
    }
  };
  await Promise.all(Array.from({ length: sideBySide }, work));
  return outcomes;
}

const since = performance.now();
if (values.fix) {
  for (const check of READING.filter(isChosen)) await check.fix?.(REPOSITORY);
}
const outcomes: Outcome[] = [];
if (values.prove) {
  for (const phase of PROVING) outcomes.push(...(await runSome(phase, SIDE_BY_SIDE)));
} else {
  outcomes.push(...(await runSome(READING, SIDE_BY_SIDE)), ...(await runSome(RUNNING, 1)));
}
const red = outcomes.filter((outcome) => !outcome.ok);
const seconds = ((performance.now() - since) / 1000).toFixed(1);
if (outcomes.length === 0) console.log(`No check is called ${values.only ?? values.skip ?? ''}.`);
console.log(
  red.length === 0
    ? `${outcomes.length} checks passed in ${seconds} s`
    : `${red.length} of ${outcomes.length} checks failed in ${seconds} s: ${red.map(({ name }) => name).join(', ')}`,
);
const folder = path.join(REPOSITORY, 'test-results');
await mkdir(folder, { recursive: true });
await writeFile(path.join(folder, 'check.json'), JSON.stringify(outcomes, null, 2));
process.exitCode = red.length === 0 && outcomes.length > 0 ? 0 : 1;
