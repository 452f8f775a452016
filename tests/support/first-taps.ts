import type { BrowserContext, Page, Request } from '@playwright/test';
import { markPopupsSeen, registerPlayer } from './e2e-visitor.ts';

/** What a player opens from a page that nobody has touched, and how it is opened with a thumb. */
export interface FirstTap {
  readonly name: 'sign-in' | 'registration' | 'lobby' | 'game' | 'deposit' | 'records';
  readonly at: string;
  readonly as: 'visitor' | 'member';
  /** Links that are tapped one after the other. */
  readonly taps: readonly string[];
  /** Usable once this is visible and enabled. */
  readonly ready: string;
}

const MENU_BUTTON = 'button[popovertarget="site-menu"]';

export const FIRST_TAPS: readonly FirstTap[] = [
  {
    name: 'sign-in',
    at: '/',
    as: 'visitor',
    taps: [MENU_BUTTON, '#site-menu a[href="/login"]'],
    ready: '[role="dialog"] input[name="username"]',
  },
  {
    name: 'registration',
    at: '/',
    as: 'visitor',
    taps: ['header a[href="/register"]'],
    ready: '[role="dialog"] input[name="username"]',
  },
  {
    name: 'lobby',
    at: '/',
    as: 'visitor',
    taps: ['a[href="/rng"]'],
    ready: 'main input[type="search"]',
  },
  {
    name: 'game',
    at: '/rng',
    as: 'member',
    taps: ['main a[href*="gameCode=jade-orchard"]'],
    ready: 'button[class*="_spin_"]:not([aria-disabled="true"])',
  },
  {
    name: 'deposit',
    at: '/',
    as: 'member',
    taps: ['header a[href="/deposit"]'],
    ready: 'main input[inputmode="decimal"]',
  },
  {
    name: 'records',
    at: '/',
    as: 'member',
    taps: [MENU_BUTTON, '#site-menu a[href="/records/betting"]'],
    // The list of the account's pages, which home does not have.
    ready: 'main nav a[href="/records/account"]',
  },
];

/** Between two looks at whether the screen is usable. */
const LOOK_MS = 50;

/** No request for this long: the tap has cost what it costs. */
const QUIET_MS = 1_000;

export interface TapCost {
  readonly requests: readonly string[];
  /** Pages that were loaded, as opposed to drawn by the app. */
  readonly pages: number;
  readonly bytes: number;
  /** From the last tap to a usable screen. */
  readonly readyMs: number;
}

/** Taps and waits until the screen is usable and the network is quiet. */
export async function measureTap(page: Page, { at, taps, ready }: FirstTap): Promise<TapCost> {
  const moments = await watchMoments(page, ready);
  await page.goto(at, { waitUntil: 'networkidle' });
  const requests: string[] = [];
  let last = Date.now();
  let bytes = 0;
  let pages = 0;
  const noteRequest = (request: Request): void => {
    if (request.url().startsWith('blob:') || request.url().startsWith('data:')) return;
    if (request.isNavigationRequest()) pages += 1;
    requests.push(new URL(request.url()).pathname);
    last = Date.now();
  };
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  cdp.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
    last = Date.now();
  });
  page.on('request', noteRequest);
  for (const tap of taps) await page.locator(tap).locator('visible=true').first().tap();
  await page.locator(ready).locator('visible=true').first().waitFor();
  while (Date.now() - last < QUIET_MS) await page.waitForTimeout(50);
  page.off('request', noteRequest);
  await cdp.detach();
  return { requests, pages, bytes, readyMs: moments.readyMs() };
}

/** Notes, by the page's own clock, the last touch and the first look after it that finds the usable screen. */
async function watchMoments(page: Page, ready: string): Promise<{ readyMs: () => number }> {
  let tappedAt = 0;
  let readyAt = 0;
  await page.exposeFunction('noteTap', (at: number) => {
    tappedAt = at;
    readyAt = 0;
  });
  await page.exposeFunction('noteReady', (at: number) => {
    readyAt ||= at;
  });
  await page.addInitScript({
    content: `
      addEventListener('pointerdown', () => noteTap(Date.now()), { capture: true, passive: true });
      setTimeout(function look() {
        const found = [...document.querySelectorAll(${JSON.stringify(ready)})];
        if (found.some((one) => one.checkVisibility())) noteReady(Date.now());
        // A look at every frame would make the page draw frames that it does not need.
        else setTimeout(look, ${LOOK_MS});
      }, 0);`,
  });
  return {
    readyMs: () => {
      if (readyAt < tappedAt) throw new Error(`${ready} was there before it was asked for`);
      return readyAt - tappedAt;
    },
  };
}

/**
 * Makes the context's visitor who the tap is for. A member is a new one, since another sign-in of a demo
 * player would end the session, and registers by a call, so that no file of the app is cached yet.
 */
export async function signInForTaps(context: BrowserContext, { as }: FirstTap): Promise<void> {
  await context.addInitScript(markPopupsSeen);
  if (as === 'visitor') return;
  const page = await context.newPage();
  await page.goto('/favicon-none');
  await registerPlayer(page, { name: 'tap', login: true });
  await page.close();
}
