/**
 * `npm run slots:variants [title…]`: writes the variants of return of the slots made by hand that have
 * none yet, or of those named: the same reels with smaller pays, each proven.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { returnClasses } from '#contract/generated/enum-values.ts';
import { returnVariant } from '#games/slot/derive/return-variant.ts';
import type { TitleSeed } from '#games/slot/derive/plan-title.ts';
import { readTitles, titleChecker, TITLES_FOLDER } from './slots/read-titles.ts';
import { titleText } from './slots/title-text.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const seeds = JSON.parse(
  readFileSync(path.join(ROOT, 'src/games/slot/derive/seeds.json'), 'utf8'),
) as readonly TitleSeed[];
const derived = new Set(seeds.map(({ code }) => code));
const named = process.argv.slice(2);
const check = titleChecker(ROOT);

for (const { title, file } of readTitles(ROOT)) {
  const isWanted = named.length > 0 ? named.includes(title.code) : !derived.has(title.code);
  if (file.includes('@') || !isWanted) continue;
  for (const returnClass of returnClasses) {
    const name = `${title.code}@${title.version}-r${returnClass}.json`;
    const place = path.join(ROOT, TITLES_FOLDER, name);
    if (named.length === 0 && existsSync(place)) continue;
    try {
      const text = titleText(returnVariant(title, returnClass));
      const { title: written, faults } = check(name, text);
      if (faults.length > 0) throw new RangeError(`${faults[0]?.pointer} ${faults[0]?.message}`);
      writeFileSync(place, text);
      console.log(`${name}: ${written.sheet?.returnToPlayer.percent} %`);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      console.error(`${name}: ${error.message}`);
      process.exitCode = 1;
    }
  }
}
