/**
 * `npm run slots:prove [title…] [-- --write] [-- --stale] [-- --recorded]`: computes the sheet of every slot, or of
 * those named, compares it with the published one, and holds the engine to the proof over sampled
 * windows. `--write` publishes what is computed and records the proof. `--stale` leaves
 * out those whose proof is on record. `--recorded` proves nothing: it
 * names the titles whose proof is not on record for their data and for the engine as it is. Ends with 1
 * when something does not hold, with 2 for an unknown title.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual, parseArgs } from 'node:util';
import { createRandom } from '#art/seed.ts';
import type { SlotSheet, SlotTitle } from '#contract/generated/types.ts';
import { variantOf } from '#domain/game/return-class.ts';
import { modelOf } from '#games/slot/math/model.ts';
import { compareWindows } from '#games/slot/proof/compare-windows.ts';
import { publishSheet } from '#games/slot/proof/publish-sheet.ts';
import { readProofRecord } from './slots/proof-record.ts';
import { faultLines, type ReadTitle, readTitles } from './slots/read-titles.ts';
import { titleText } from './slots/title-text.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
/**
 * Random windows of a title that are compared, besides all at the seam of the strips. `npm run test:long`
 * compares 200,000 of each.
 */
const SAMPLED_WINDOWS = 40_000;
/** Random windows of a variant: it turns the reels of its title with other pays. */
const VARIANT_WINDOWS = 10_000;
/** More stale titles than this mean that the engine has changed. */
const NAMED_AT_MOST = 12;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    write: { type: 'boolean', default: false },
    recorded: { type: 'boolean', default: false },
    stale: { type: 'boolean', default: false },
  },
});

const titles = readTitles();
const record = readProofRecord(ROOT);
const unknown = positionals.find((code) => !titles.some(({ title }) => title.code === code));
const chosen = titles.filter(
  ({ title, file }) =>
    (positionals.length === 0 || positionals.includes(title.code)) &&
    !(values.stale && record.isProven(file)),
);
const faults = faultLines(chosen);

if (unknown !== undefined) {
  console.error(`There is no slot ${unknown}.`);
  process.exitCode = 2;
} else if (faults.length > 0) {
  for (const line of faults) console.error(line);
  process.exitCode = 1;
} else if (values.recorded) {
  reportStale(chosen.filter(({ file }) => !record.isProven(file)));
} else {
  for (const title of chosen) if (!prove(title)) process.exitCode = 1;
  console.log(`${chosen.length} slots computed`);
}

function reportStale(stale: readonly ReadTitle[]): void {
  for (const { file } of stale.slice(0, NAMED_AT_MOST)) {
    console.error(`${file} is not proven as it is`);
  }
  if (stale.length === 0) return;
  const codes = [...new Set(stale.map(({ title }) => title.code))];
  const names = codes.length > NAMED_AT_MOST ? '' : `${codes.join(' ')} `;
  console.error(`${stale.length} slots: npm run slots:prove ${names}-- --stale --write`);
  process.exitCode = 1;
}

/** @returns whether the published sheet and the engine hold */
function prove({ title, file }: ReadTitle): boolean {
  const since = performance.now();
  const sheet = publishSheet(title);
  const holds = isDeepStrictEqual(sheet, title.sheet);
  const windows = compare(title);
  const seconds = ((performance.now() - since) / 1000).toFixed(1);
  const verdict = !windows.isSame ? 'FAIL' : holds ? 'ok  ' : values.write ? 'new ' : 'FAIL';
  console.log(`${verdict} ${lineOf(title, sheet)}  ${windows.text}  ${seconds} s`);
  if (positionals.length > 0) console.log(JSON.stringify(sheet, null, 2));
  if (!windows.isSame) return false;
  if (!holds && !values.write) {
    console.log(`     ${file} states ${title.sheet?.returnToPlayer.percent ?? 'nothing'}`);
    return false;
  }
  if (values.write) {
    if (!holds) writeFileSync(path.join(ROOT, file), titleText({ ...title, sheet }));
    record.add(file);
    record.save(titles.map((each) => each.file));
  }
  return true;
}

function compare(title: SlotTitle): { readonly isSame: boolean; readonly text: string } {
  const random = createRandom(`${title.code}@${title.version}/windows`);
  const samples = variantOf(title.version) === null ? SAMPLED_WINDOWS : VARIANT_WINDOWS;
  const { compared, fault } = compareWindows(modelOf(title), samples, (bound) =>
    Math.floor(random.between(0, bound)),
  );
  const text = `${compared} windows`;
  if (fault === null) return { isSame: true, text: `${text} equal` };
  return { isSame: false, text: `window differs: ${JSON.stringify(fault)}` };
}

function lineOf({ code, version }: SlotTitle, sheet: SlotSheet): string {
  const { returnToPlayer, hitRate, featureRate, standardDeviation, volatility, topSpin } = sheet;
  return [
    `${code}@${version}`.padEnd(30),
    `return ${returnToPlayer.percent} %`,
    `hit ${hitRate.percent} %`,
    `feature ${featureRate?.percent ?? '-'} %`,
    `deviation ${standardDeviation} (${volatility})`,
    `top ${topSpin.stakes}`,
  ].join('  ');
}
