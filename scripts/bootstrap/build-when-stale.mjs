import { createHash } from 'node:crypto';
import { lstatSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from './root.mjs';
import { runOrExit } from './run.mjs';

/** What the build may read; brands and migrations are read at run time. */
const SOURCES = [
  'src',
  'builder',
  'schemas',
  'brands/_base',
  'brands/_registry',
  'vite.config.ts',
  'scripts/build.ts',
  'scripts/build',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];
const MARK = path.join(ROOT, 'dist/.fingerprint');

/** Builds when a source was added, removed or changed since the last finished build. */
export async function buildWhenStale() {
  if (fingerprint() === lastFingerprint()) return;
  console.log('Building, some ten seconds …');
  await build();
}

/** The fingerprint is taken first: what changes during the build counts as not built. */
export async function build() {
  const before = fingerprint();
  await runOrExit(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], { busy: 'building' });
  mkdirSync(path.dirname(MARK), { recursive: true });
  writeFileSync(MARK, before);
}

function lastFingerprint() {
  try {
    return readFileSync(MARK, 'utf8');
  } catch {
    return '';
  }
}

/** Names, sizes and times of change: some milliseconds, where reading every file takes a hundred. */
function fingerprint() {
  const hash = createHash('sha256');
  for (const source of SOURCES) addPlace(hash, path.join(ROOT, source));
  return hash.digest('hex');
}

function addPlace(hash, place) {
  const stat = lstatSync(place, { throwIfNoEntry: false });
  if (stat === undefined) return;
  if (!stat.isDirectory()) {
    hash.update(`${path.relative(ROOT, place)} ${stat.size} ${stat.mtimeMs}\n`);
    return;
  }
  for (const name of readdirSync(place).toSorted()) addPlace(hash, path.join(place, name));
}

const isCommand = pathToFileURL(process.argv[1] ?? '').href === import.meta.url;
if (isCommand) await (process.argv.includes('--always') ? build() : buildWhenStale());
