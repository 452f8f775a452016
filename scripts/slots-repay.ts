/**
 * `npm run slots:repay <title> <percent>`: gives a title new pays for a return, as its next version: the
 * same reels and features, proven. The version before stays for the rounds that it has decided, with
 * its sheet computed again.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { withReturn } from '#games/slot/derive/return-variant.ts';
import { publishSheet } from '#games/slot/proof/publish-sheet.ts';
import { readTitles, titleChecker, TITLES_FOLDER } from './slots/read-titles.ts';
import { titleText } from './slots/title-text.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const [code, percent] = process.argv.slice(2);
const found = readTitles(ROOT).find(
  ({ title, file }) => title.code === code && !file.includes('@'),
);

if (found === undefined || !(Number(percent) > 0)) {
  console.error('Name a slot and its return: npm run slots:repay <title> <percent>');
  process.exitCode = 2;
} else {
  const { title } = found;
  const [major, minor, patch] = title.version.split('.');
  const version = `${major}.${minor}.${Number(patch) + 1}`;
  const repaid = withReturn(title, version, Number(percent));
  const text = titleText(repaid);
  const faults = titleChecker(ROOT)(`${title.code}.json`, text).faults;
  if (faults.length > 0) {
    for (const { pointer, message } of faults) console.error(`${title.code}${pointer}: ${message}`);
    process.exitCode = 1;
  } else {
    const before = { ...title, sheet: publishSheet(title) };
    const write = (name: string, body: string): void =>
      writeFileSync(path.join(ROOT, TITLES_FOLDER, name), body);
    write(`${title.code}@${title.version}.json`, titleText(before));
    write(`${title.code}.json`, text);
    console.log(
      `${title.code}: ${title.version} ${before.sheet.returnToPlayer.percent} %, ` +
        `${version} ${repaid.sheet?.returnToPlayer.percent} %`,
    );
  }
}
