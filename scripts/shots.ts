/**
 * `npm run shots [-- --brand … --language … --screen … --scheme … --width … --url … --full]`: pictures of
 * every brand side by side, as test-results/shots/index.html and a PNG sheet a screen and language. Options
 * may be said more than once or with commas. Without --url it builds, starts a server and stops it.
 */
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startServer } from '#tests/support/start-server.ts';
import { build } from './shots/build.ts';
import { writeIndex } from './shots/index-page.ts';
import { planShots, SHOT_SCREENS, shotBrands } from './shots/plan-shots.ts';
import { drawSheets } from './shots/sheet.ts';
import { takeShots } from './shots/take-shots.ts';

const FOLDER = path.resolve(import.meta.dirname, '../test-results/shots');
const some = { type: 'string', multiple: true } as const;

const { values: options } = parseArgs({
  options: {
    brand: some,
    language: some,
    screen: some,
    scheme: some,
    width: some,
    url: { type: 'string' },
    full: { type: 'boolean', default: false },
  },
});

async function main(): Promise<void> {
  const shots = planShots(await shotBrands(), {
    brands: words(options.brand),
    languages: words(options.language) ?? ['es', 'vi', 'th', 'ar'],
    screens: words(options.screen) ?? Object.keys(SHOT_SCREENS),
    schemes: words(options.scheme) ?? ['light', 'dark'],
    widths: (words(options.width) ?? ['390', '1440']).map(Number),
  });
  if (options.brand === undefined) await rm(FOLDER, { recursive: true, force: true });
  console.error(`${shots.length} pictures …`);
  await withServer(async (url) => takeShots(shots, { url, folder: FOLDER, full: options.full }));
  for (const file of await drawSheets(shots, FOLDER)) console.log(file);
  console.log(await writeIndex(shots, FOLDER));
}

function words(values: readonly string[] | undefined): readonly string[] | undefined {
  return values?.flatMap((value) => value.split(',')).filter((value) => value !== '');
}

async function withServer(work: (url: string) => Promise<void>): Promise<void> {
  if (options.url !== undefined) return work(options.url);
  build();
  const server = await startServer({ MODE: 'demo' });
  try {
    await work(`http://localhost:${server.port}`);
  } finally {
    await server.stop();
  }
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
