import type { Locator, Page } from '@playwright/test';
import { expect } from './e2e.ts';
import { callAsBrowser } from './e2e-call.ts';
import { expectAccessible } from './e2e-axe.ts';

/** Something that lies over the page, how one gets there by keyboard, and where one then is. */
export interface Overlay {
  name: string;
  /** The page it is opened from. */
  at: string;
  /** What opens it; where that stands in the menu, the menu is opened first. */
  opener: string;
  inMenu?: boolean;
  /** Left out: a modal dialog. */
  menu?: string;
  /** Its own address. */
  address?: RegExp;
  /** Closing leads to another page, whose content then has focus. */
  leaves?: boolean;
}

const MENU_BUTTON = 'header button[popovertarget="site-menu"]';
const MENU = '#site-menu';

/** What a visitor can open on a window of this width. */
export function visitorOverlays(width: number, hasNotices: boolean): Overlay[] {
  const wide = width >= 1024;
  return [
    {
      name: 'registration',
      at: '/rng',
      opener: 'header a[href="/register"]',
      address: /\/register$/,
    },
    {
      name: 'login',
      at: '/rng',
      // Where name and password stand in the bar, sending them empty asks for them in the dialog.
      opener: wide
        ? 'header a[href="/login"], header form button[type="submit"]'
        : `${MENU} a[href="/login"]`,
      inMenu: !wide,
      address: /\/login$/,
    },
    {
      name: 'a forgotten password',
      at: '/rng',
      opener: `${MENU} a[href="/forgot-password"]`,
      inMenu: true,
      address: /\/forgot-password$/,
    },
    { name: 'the menu', at: '/rng', opener: MENU_BUTTON, menu: MENU },
    ...(wide
      ? [
          {
            name: 'the languages',
            at: '/rng',
            opener: 'button[popovertarget="language-menu"]',
            menu: '#language-menu',
          },
        ]
      : []),
    {
      name: 'help',
      at: '/rng',
      opener: `${MENU} a[href="/help"]`,
      inMenu: true,
      address: /\/help$/,
      leaves: true,
    },
    {
      name: 'feedback',
      at: '/rng',
      opener: 'footer a[href="/feedback"]',
      address: /\/feedback$/,
    },
    ...(hasNotices
      ? [
          {
            name: 'notices',
            at: '/',
            opener: 'main a[href^="/notices"]',
            address: /\/notices#\d+$/,
          },
        ]
      : []),
  ];
}

/** Overlays of pages that need a sign-in. */
export const MEMBER_OVERLAYS: readonly Overlay[] = [
  { name: 'one round', at: '/records/betting', opener: 'main tbody a', address: /\?round=\d+$/ },
  {
    name: 'signing out',
    at: '/records/betting',
    opener: `${MENU} button:not([aria-pressed])`,
    inMenu: true,
  },
  {
    name: 'another password',
    at: '/me/security',
    opener: 'main section a[href="/change-password"]',
    address: /\/change-password$/,
  },
];

/** Overlays of a running game. */
export const GAME_OVERLAYS: readonly Overlay[] = [
  {
    name: 'the rules of a game',
    at: '/seamless?vassalage=house&gameCode=jade-orchard',
    opener: '[role="group"] button:nth-of-type(2)',
  },
  {
    name: 'the seeds of a game',
    at: '/seamless?vassalage=house&gameCode=jade-orchard',
    opener: '[role="group"] button:nth-of-type(3)',
  },
];

/** Waits until the page answers to keys as an app. */
export async function wake(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await page.waitForFunction(() => 'awake' in document.documentElement.dataset, undefined, {
    timeout: 30_000,
  });
}

export const DEMO_PLAYERS = {
  luna: ['luna', 'demo-luna-2026'],
  bruno: ['brunodemo', 'nobody signs in as bruno'],
  carla: ['carlademo', 'nobody signs in as carla'],
  diego: ['diegodemo', 'nobody signs in as diego'],
} as const;

/**
 * Signs in as a player of the demo, by a call: pages opened from now on know it. All players but luna have
 * played, so there are rounds to look at. A second sign-in ends the first: specs that run at the same time
 * take different players of a brand.
 */
export async function signInAs(page: Page, player: keyof typeof DEMO_PLAYERS): Promise<void> {
  const [username, password] = DEMO_PLAYERS[player];
  await callAsBrowser(page, {
    method: 'POST',
    path: '/wps/session/login',
    data: { username, password, type: 'username' },
  });
}

/** Opens it by keyboard, looks at it, goes around in it, and leaves it in every way there is. */
export async function walkOverlay(page: Page, overlay: Overlay): Promise<void> {
  const returnsTo = await open(page, overlay);
  const over = overlayOf(page, overlay);
  await expect(over).toBeVisible({ timeout: 30_000 });
  if (overlay.address !== undefined) await expect(page).toHaveURL(overlay.address);
  if (overlay.menu === undefined) await staysWithin(page, over);
  await expectAccessible(page, { within: [overlay.menu ?? '#overlays'] });
  if (overlay.menu === undefined) {
    // Typed words would be lost.
    await page.mouse.click(3, 450);
    await expect(over).toBeVisible();
  }
  await page.keyboard.press('Escape');
  await expect(over).toBeHidden();
  if (overlay.leaves === true) return;
  await expect(returnsTo, 'focus is where it came from').toBeFocused();
  if (overlay.address === undefined) return;
  await open(page, overlay);
  await expect(over).toBeVisible();
  await page.goBack();
  await expect(over).toBeHidden();
}

export function overlayOf(page: Page, { menu }: Overlay): Locator {
  return menu === undefined ? page.getByRole('dialog') : page.locator(menu);
}

/** @returns what has focus again once the overlay is gone. */
async function open(page: Page, { opener, inMenu = false }: Overlay): Promise<Locator> {
  const button = page.locator(MENU_BUTTON).locator('visible=true').first();
  if (inMenu) {
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(page.locator(MENU)).toBeVisible();
  }
  const control = page.locator(opener).locator('visible=true').first();
  await control.focus();
  await page.keyboard.press('Enter');
  return inMenu ? button : control;
}

/** Focus comes in by itself; from its ends Tab leads around or past the browser's own controls, never out. */
export async function staysWithin(page: Page, over: Locator): Promise<void> {
  const holdsFocus = () => over.evaluate((dialog) => dialog.contains(document.activeElement));
  await expect.poll(holdsFocus, 'focus came in').toBe(true);
  for (const [end, key] of [
    ['last', 'Tab'],
    ['first', 'Shift+Tab'],
  ] as const) {
    await over.evaluate((dialog, which) => {
      const stops = [
        ...dialog.querySelectorAll<HTMLElement>('a, button, input, select, [tabindex]'),
      ].filter(
        (stop) => stop.tabIndex >= 0 && !stop.matches(':disabled') && stop.checkVisibility(),
      );
      stops.at(which === 'last' ? -1 : 0)?.focus();
    }, end);
    await page.keyboard.press(key);
    const isOnBrowser = await page.evaluate(() => document.activeElement === document.body);
    if (isOnBrowser) await page.keyboard.press(key);
    expect(await holdsFocus(), `${key} from the ${end} control`).toBe(true);
  }
}
