import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/e2e.ts';
import { expectAccessible } from '#tests/support/e2e-axe.ts';
import { settle } from '#tests/support/e2e-geometry.ts';
import { testSeed } from '#tests/support/test-effort.ts';

/** What each brand makes its own. */
const OWN_PAGES = ['/', '/register'];
/** Where there are tiles. */
const GAME_PAGES = ['/', '/rng'];
/** What differs between brands in little but colours. */
const SHARED_PAGES = [
  '/rng',
  '/search',
  '/fairness',
  '/login',
  '/forgot-password',
  '/reset-password',
  '/help',
  '/down',
];

/** Both schemes and both widths, though not each with each. */
const LOOKS = [
  { colorScheme: 'light', width: 390 },
  { colorScheme: 'dark', width: 1440 },
  { colorScheme: 'dark', width: 390 },
  { colorScheme: 'light', width: 1440 },
] as const;

const BRANDS = ['denluma', 'kyvolta', 'ondavela', 'quarantelle', 'zigzula', 'tribunox'];

test.describe.configure({ mode: 'parallel', timeout: 180_000 });

/** Each commit walks all pages of one brand, in one look, and what is their own in the others. */
const seed = testSeed();
const WALKS = BRANDS.map((brand, index) => ({
  brand,
  pages: index === seed % BRANDS.length ? [...OWN_PAGES, ...SHARED_PAGES] : OWN_PAGES,
  ...(LOOKS[(index + seed) % LOOKS.length] ?? LOOKS[0]),
}));

for (const { brand, pages, colorScheme, width } of WALKS) {
  test(`${brand}, ${colorScheme}, ${width} px: every page is accessible and fits`, async ({
    site,
  }) => {
    const page = await site(brand, {
      colorScheme,
      reducedMotion: 'reduce',
      viewport: { width, height: 900 },
      path: null,
    });
    for (const path of pages) await test.step(path, () => inspect(page, path));
  });
}

test('a password field in Arabic keeps its button inside its box', async ({ site }) => {
  const page = await site('denluma', {
    path: '/register?lang=ar',
    viewport: { width: 1440, height: 900 },
  });
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible({ timeout: 30_000 });
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  const room = await dialog
    .locator('[class*="_box_"]:has(button)')
    .first()
    .evaluate((box) => {
      const icon = box.querySelector('button svg')?.getBoundingClientRect();
      return (icon?.left ?? 0) - box.getBoundingClientRect().left;
    });
  expect(room, 'pixels between the box and its icon').toBeGreaterThan(6);
});

/** In a window as tall as the page nothing happens to lie under the bar at its foot. */
async function showWhole(page: Page): Promise<void> {
  const heightNow = () =>
    page.evaluate(async () => {
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
      return document.documentElement.scrollHeight;
    });
  const { width = 0 } = page.viewportSize() ?? {};
  // What comes after the first screen has its height then.
  await settle(page);
  let height = 0;
  // What is far below has no height of its own until it is near.
  for (let turn = 0; turn < 4 && (await heightNow()) !== height; turn += 1) {
    height = await heightNow();
    await page.setViewportSize({ width, height });
  }
}

async function inspect(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height: 900 });
  await page.goto(path);
  const isDialog = path === '/login' || path === '/register';
  if (isDialog) {
    await expect(page.getByRole('dialog')).toBeVisible({ timeout: 30_000 });
  }
  await showWhole(page);
  // Beneath a dialog is the home page, which is looked at by itself.
  await expectAccessible(page, { within: [isDialog ? '#overlays' : 'html'] });
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(tooWide, 'pixels beyond the right edge').toBeLessThanOrEqual(0);
  const running = await page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState, effect }) => {
        const { duration, iterations } = effect?.getComputedTiming() ?? {};
        return playState === 'running' && (Number(duration) > 1 || iterations === Infinity);
      })
      .map((animation) => ('animationName' in animation ? animation.animationName : animation.id)),
  );
  expect(running, 'animations under reduced motion').toEqual([]);
  expect(await page.evaluate(cutNames), 'names cut in height').toEqual([]);
  const { loaded } = await seePictures(page);
  if (GAME_PAGES.includes(path)) expect(loaded, 'tiles and banners').toBeGreaterThan(0);
}

/** Names of game tiles whose letters are cut, other than by an ellipsis after the last line. */
function cutNames(): string[] {
  return [...document.querySelectorAll<HTMLElement>('main .display')]
    .filter((name) => {
      const { overflowY, lineHeight } = getComputedStyle(name);
      const cut = name.scrollHeight - name.clientHeight;
      return overflowY === 'hidden' && cut > 1 && cut < Number.parseFloat(lineHeight) * 0.8;
    })
    .map(({ textContent }) => textContent);
}

/** Every picture is whole, and none was loaded in the scheme that the page is not in. */
async function seePictures(page: Page): Promise<{ loaded: number }> {
  // A lazy one at the far end of a rail waits for whoever gets there.
  await page.waitForFunction(() =>
    [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
  );
  const seen = await page.evaluate(() => {
    const { scheme } = document.documentElement.dataset;
    const device = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
    const shown = scheme === 'system' ? device : scheme;
    const loaded = performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => /\/art\/.+\/(light|dark)\/\d+\//.test(name));
    return {
      loaded: loaded.length,
      otherScheme: loaded.filter((name) => !name.includes(`/${shown}/`)),
      broken: [...document.images]
        .filter(({ complete, naturalWidth }) => complete && naturalWidth === 0)
        .map(({ currentSrc }) => currentSrc),
    };
  });
  expect(seen).toMatchObject({ otherScheme: [], broken: [] });
  return seen;
}
