/**
 * `npm run slots:prove [title…] [-- --write] [-- --changed]`: computes the sheet of every slot, or of
 * those named, from its data, and compares it with the published one. `--write` publishes what is
 * computed. `--changed` proves only those whose file differs from the last commit. Ends with 1 when a
 * sheet does not hold, with 2 for a title that there is not.
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual, parseArgs } from 'node:util';
import type { SlotSheet } from '#contract/generated/types.ts';
import { publishSheet } from '#games/slot/proof/publish-sheet.ts';
import { faultLines, type ReadTitle, readTitles, TITLES_FOLDER } from './slots/read-titles.ts';
import { titleText } from './slots/title-text.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    write: { type: 'boolean', default: false },
    changed: { type: 'boolean', default: false },
  },
});

const titles = readTitles();
const unknown = positionals.find((code) => !titles.some(({ title }) => title.code === code));
const changed = values.changed ? changedFiles() : null;
const chosen = titles.filter(({ title, file }) =>
  changed !== null
    ? changed.includes(file)
    : positionals.length === 0 || positionals.includes(title.code),
);
const faults = faultLines(chosen);

if (unknown !== undefined) {
  console.error(`There is no slot ${unknown}.`);
  process.exitCode = 2;
} else if (faults.length > 0) {
  for (const line of faults) console.error(line);
  process.exitCode = 1;
} else {
  for (const title of chosen) if (!prove(title)) process.exitCode = 1;
  console.log(`${chosen.length} slots computed`);
}

/** @returns whether the published sheet holds */
function prove({ title, file }: ReadTitle): boolean {
  const since = performance.now();
  const sheet = publishSheet(title);
  const seconds = ((performance.now() - since) / 1000).toFixed(1);
  const holds = isDeepStrictEqual(sheet, title.sheet);
  console.log(
    `${holds ? 'ok  ' : values.write ? 'new ' : 'FAIL'} ${lineOf(title.code, sheet)} ${seconds} s`,
  );
  if (positionals.length > 0) console.log(JSON.stringify(sheet, null, 2));
  if (holds) return true;
  if (!values.write) {
    console.log(`     ${file} states ${title.sheet?.returnToPlayer.percent ?? 'nothing'}`);
    return false;
  }
  writeFileSync(path.join(ROOT, file), titleText({ ...title, sheet }));
  return true;
}

function lineOf(code: string, sheet: SlotSheet): string {
  const { returnToPlayer, hitRate, featureRate, standardDeviation, volatility, topSpin } = sheet;
  return [
    code.padEnd(24),
    `return ${returnToPlayer.percent} %`,
    `hit ${hitRate.percent} %`,
    `feature ${featureRate?.percent ?? '-'} %`,
    `deviation ${standardDeviation} (${volatility})`,
    `top ${topSpin.stakes}`,
  ].join('  ');
}

/** Files of titles that differ from the last commit, new ones too. */
function changedFiles(): readonly string[] {
  const git = (...args: string[]): string[] =>
    execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).split('\n');
  return [
    ...git('diff', '--name-only', 'HEAD', '--', TITLES_FOLDER),
    ...git('ls-files', '--others', '--exclude-standard', '--', TITLES_FOLDER),
  ];
}
