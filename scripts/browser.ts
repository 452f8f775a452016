/**
 * Finds a Chromium or Chrome, or installs one. As a command it prints the path, which `npm test` hands
 * on as CHROMIUM_PATH.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright';

const SYSTEM_PLACES = [
  // The same browser without the windows nobody sees: a third of the work for each page that is opened.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const isRoot = (): boolean => process.getuid?.() === 0;

/** A sandbox cannot be had as root. */
export const browserNeedsNoSandbox = isRoot;

/** Arguments of every browser that is started here: nothing of it reaches out by itself. */
export const BROWSER_ARGUMENTS: readonly string[] = [
  '--disable-gpu',
  // Without a GPU it draws WebGL, the games' stages, in software.
  '--enable-unsafe-swiftshader',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The browser's path: CHROMIUM_PATH, else the system's, else Playwright's own; null when there is none. */
export function findBrowser(): string | null {
  const named = process.env['CHROMIUM_PATH'] ?? '';
  if (named !== '') return named;
  return [...SYSTEM_PLACES, chromium.executablePath()].find((place) => existsSync(place)) ?? null;
}

/**
 * As findBrowser, but installs one where there is none: Playwright's, else as root on Debian its package.
 * @throws Error that says what to do when none of them starts.
 */
export function ensureBrowser(): string {
  const found = findBrowser();
  if (found !== null && starts(found)) return found;
  const installers = [installPlaywrights, installDebians];
  for (const install of installers) {
    const installed = install();
    if (installed !== null && starts(installed)) return installed;
  }
  throw new Error(
    'No browser starts here. Install Chromium or Chrome, or name one by CHROMIUM_PATH.' +
      (found === null ? '' : ` (${found} is there and does not start.)`),
  );
}

/** A browser may be there and lack a library of the system. */
function starts(program: string): boolean {
  return spawnSync(program, ['--version'], { stdio: 'ignore', timeout: 30_000 }).status === 0;
}

function installPlaywrights(): string | null {
  const own = chromium.executablePath();
  if (existsSync(own)) return own;
  console.error("Installing Playwright's Chromium …");
  const cli = path.resolve('node_modules/playwright/cli.js');
  const { status } = spawnSync(process.execPath, [cli, 'install', 'chromium'], {
    stdio: ['ignore', 2, 2],
    timeout: 300_000,
  });
  return status === 0 && existsSync(own) ? own : null;
}

function installDebians(): string | null {
  if (!isRoot() || !existsSync('/usr/bin/apt-get')) return null;
  console.error('Installing the packages of chromium (about a minute) …');
  const options = {
    stdio: ['ignore', 2, 2] as ['ignore', number, number],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  const install = (...packages: string[]) =>
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', ...packages], options);
  try {
    execFileSync('apt-get', ['update'], options);
    install('chromium');
    // Not every release of Debian has it.
    install('chromium-headless-shell');
  } catch {
    // Whatever of them is there will do.
  }
  return SYSTEM_PLACES.slice(0, 2).find((place) => existsSync(place)) ?? null;
}

const isCommand = pathToFileURL(process.argv[1] ?? '').href === import.meta.url;
if (isCommand) console.log(ensureBrowser());
