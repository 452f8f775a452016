import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './root.mjs';
import { runOrExit } from './run.mjs';

const LOCK = path.join(ROOT, 'package-lock.json');
const MARK = path.join(ROOT, 'node_modules/.installed-lock');
/** What npm itself notes of a finished installation. */
const NPM_LOCK = path.join(ROOT, 'node_modules/.package-lock.json');

/**
 * Installs what package-lock.json says when node_modules is missing or is something else. Not by
 * `npm ci`: it refuses a lock file that was written where the registry had no packages for other systems.
 */
export async function installWhenStale() {
  const lockText = readFileSync(LOCK, 'utf8');
  const hash = createHash('sha256').update(lockText).digest('hex');
  if (readOr(MARK, '') === hash) return;
  if (!agrees(JSON.parse(lockText), JSON.parse(readOr(NPM_LOCK, 'null')))) {
    console.log('Installing packages, about half a minute on a good line …');
    const [program, ...first] = npmCommand();
    const flags = [
      // The lock file is read and left as it is.
      '--no-save',
      // The build needs the development packages too.
      '--include=dev',
      // None is needed, and npm 12 blocks them anyway: so every npm does the same.
      '--ignore-scripts',
      '--loglevel=error',
      '--no-audit',
      '--no-fund',
    ];
    await runOrExit(program, [...first, 'install', ...flags], { busy: 'installing packages' });
  }
  writeFileSync(MARK, hash);
}

/** npm's own program when npm started us, so that one version does everything. */
function npmCommand() {
  const npm = process.env.npm_execpath;
  return npm !== undefined && path.basename(npm).startsWith('npm-cli')
    ? [process.execPath, npm]
    : ['npm'];
}

/**
 * Whether what is installed (by hand, perhaps) has the lock file's versions. Packages for other
 * systems are optional and may be absent.
 */
function agrees(lock, installed) {
  if (installed === null) return false;
  return Object.entries(lock.packages).every(([place, wanted]) => {
    if (place === '') return true;
    const found = installed.packages[place];
    return found === undefined ? wanted.optional === true : found.version === wanted.version;
  });
}

function readOr(file, fallback) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return fallback;
  }
}
