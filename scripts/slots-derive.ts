/**
 * `npm run slots:derive [title…]`: writes the titles of src/games/slot/derive/seeds.json that have no
 * file yet, or those named: strips, pays and sheet, found and proven. A title that is written is data
 * like any other, and is never derived anew by itself.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { SlotTitle } from '#contract/generated/types.ts';
import { deriveTitle } from '#games/slot/derive/derive-title.ts';
import { DERIVED_BOUNDS, planTitle, type TitleSeed } from '#games/slot/derive/plan-title.ts';
import { readTitles, titleChecker, TITLES_FOLDER } from './slots/read-titles.ts';
import { titleText } from './slots/title-text.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const seeds = JSON.parse(
  readFileSync(path.join(ROOT, 'src/games/slot/derive/seeds.json'), 'utf8'),
) as readonly TitleSeed[];
const named = process.argv.slice(2);
const check = titleChecker(ROOT);
/** Drawings of the tiles there are. */
const looks = new Set(
  readTitles(ROOT).map(({ title: { scene } }) => `${scene.hero}/${scene.companion}`),
);
const isTaken = (hero: string, companion: string): boolean => looks.has(`${hero}/${companion}`);

for (const seed of seeds) {
  const file = path.join(ROOT, TITLES_FOLDER, `${seed.code}.json`);
  if (named.length > 0 ? !named.includes(seed.code) : existsSync(file)) continue;
  const since = performance.now();
  try {
    const title = deriveTitle(planTitle(seed, isTaken));
    const text = titleText(title);
    const { faults } = check(`${seed.code}.json`, text);
    if (!isWithinBounds(title)) throw new RangeError('it is outside the bounds');
    if (faults.length > 0)
      throw new RangeError(
        faults.map(({ pointer, message }) => `${pointer} ${message}`).join('; '),
      );
    looks.add(`${title.scene.hero}/${title.scene.companion}`);
    writeFileSync(file, text);
    const { returnToPlayer, volatility } = title.sheet ?? {};
    const seconds = ((performance.now() - since) / 1000).toFixed(1);
    console.log(`${seed.code}: ${returnToPlayer?.percent} %, ${volatility}, ${seconds} s`);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    console.error(`${seed.code}: ${error.message}`);
    process.exitCode = 1;
  }
}

/** The bounds that derived titles are published with. */
function isWithinBounds({ sheet }: SlotTitle): boolean {
  const { leastReturn, mostReturn, mostDeviation } = DERIVED_BOUNDS;
  const returned = Number(sheet?.returnToPlayer.percent);
  const deviation = Number(sheet?.standardDeviation);
  return returned >= leastReturn && returned <= mostReturn && deviation <= mostDeviation;
}
