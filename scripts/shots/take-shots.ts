import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { type Browser, chromium } from 'playwright';
import { BROWSER_ARGUMENTS, browserNeedsNoSandbox, ensureBrowser } from '../browser.ts';
import { type Shot, SHOT_SCREENS, shotFile } from './plan-shots.ts';

/** Narrow windows are taken to be telephones. */
const TALLEST_PHONE_WIDTH = 600;
const PAGES_AT_ONCE = 2;
/** A cold server on a busy machine takes its time. */
const PATIENCE_MS = 90_000;
const IN_A_DIALOG: ReadonlySet<string> = new Set(['login', 'register']);

export interface ShotPlace {
  /** Address of a running server; each brand is asked for by its own host on the same port. */
  readonly url: string;
  readonly folder: string;
  /** The whole page instead of one window. */
  readonly full: boolean;
}

/** Takes every picture. One that fails is told of at the end, the others are there. */
export async function takeShots(shots: readonly Shot[], place: ShotPlace): Promise<void> {
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: [...BROWSER_ARGUMENTS],
    chromiumSandbox: !browserNeedsNoSandbox(),
  });
  const waiting = [...shots];
  const faults: string[] = [];
  const work = async (): Promise<void> => {
    for (let shot = waiting.shift(); shot !== undefined; shot = waiting.shift()) {
      try {
        await takeShot(browser, shot, place);
      } catch (error) {
        faults.push(`${shotFile(shot)}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
  };
  try {
    await Promise.all(Array.from({ length: PAGES_AT_ONCE }, work));
  } finally {
    await browser.close();
  }
  if (faults.length > 0) throw new Error(faults.join('\n'));
}

async function takeShot(browser: Browser, shot: Shot, place: ShotPlace): Promise<void> {
  const { protocol, port } = new URL(place.url);
  const origin = `${protocol}//${shot.host}${port === '' ? '' : `:${port}`}`;
  const context = await browser.newContext({
    viewport: { width: shot.width, height: shot.width <= TALLEST_PHONE_WIDTH ? 844 : 900 },
    locale: shot.language,
    colorScheme: shot.scheme === 'dark' ? 'dark' : 'light',
    reducedMotion: 'reduce',
  });
  try {
    await context.addCookies([
      { name: 'scheme', value: shot.scheme, url: origin },
      { name: 'lang', value: shot.language, url: origin },
    ]);
    const page = await context.newPage();
    const address = `${origin}${SHOT_SCREENS[shot.screen]}`;
    const answer = await page.goto(address, { timeout: PATIENCE_MS });
    if (answer?.ok() !== true) throw new Error(`${address} answered ${answer?.status()}`);
    if (IN_A_DIALOG.has(shot.screen)) {
      await page.getByRole('dialog').waitFor({ timeout: PATIENCE_MS });
    }
    await page.evaluate(drawAll, place.full);
    const file = path.join(place.folder, shotFile(shot));
    await mkdir(path.dirname(file), { recursive: true });
    await page.screenshot({ path: file, fullPage: place.full, animations: 'disabled' });
  } finally {
    await context.close();
  }
}

/** Runs in the page: fonts and pictures are there, those below the window too when all is pictured. */
async function drawAll(full: boolean): Promise<void> {
  if (full) {
    // What is far below is drawn when somebody gets there; a picture of the whole page is there.
    const all = new CSSStyleSheet();
    all.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(all);
  }
  const pictures = [...document.images];
  if (full) for (const picture of pictures) picture.loading = 'eager';
  const awaited = pictures.filter(
    (picture) =>
      picture.checkVisibility() && (full || picture.getBoundingClientRect().top < innerHeight),
  );
  await Promise.all(awaited.map(async (picture) => picture.decode().catch(() => undefined)));
  await document.fonts.ready;
}
