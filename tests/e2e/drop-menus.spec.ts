import type { Locator, Page } from '@playwright/test';
import { expect, test } from '#tests/support/e2e.ts';
import { expectAccessibleInTurn } from '#tests/support/e2e-axe.ts';
import { hiddenFocus, sticksOut } from '#tests/support/e2e-geometry.ts';
import { wake } from '#tests/support/e2e-overlays.ts';
import { manyVendors } from '#tests/support/e2e-vendors.ts';
import { inTurn } from '#tests/support/test-effort.ts';

/** In a bar and in a rail, in both directions. */
const LOOKS = [
  { brand: 'denluma', language: 'en', scheme: 'light', width: 1440 },
  { brand: 'ondavela', language: 'ar', scheme: 'dark', width: 1024 },
  { brand: 'kyvolta', language: 'en', scheme: 'dark', width: 1280 },
] as const;

test.describe.configure({ mode: 'parallel', timeout: 120_000 });

for (const { brand, language, scheme, width } of inTurn(LOOKS)) {
  test(`${brand}, ${language}, ${width} px: the vendors of a category are reached and left by keyboard`, async ({
    site,
  }) => {
    const page = await site(brand, {
      colorScheme: scheme,
      reducedMotion: 'reduce',
      viewport: { width, height: 700 },
    });
    await manyVendors(page);
    if (language === 'en') await speak(page, language);
    else await page.goto(`/?lang=${language}`);
    // Other letters come with a page: there it is the sign-in, by its form, that asks for the plan anew.
    if (language === 'ar') await signInByForm(page);
    // Where no menu opens under it.
    await page.mouse.move(width * 0.6, 690);
    const toggle = page.locator('nav button[aria-expanded]').first();
    await expect(toggle).toBeVisible();
    const menu = page.locator('nav button[aria-expanded] + div').first();

    await test.step('opened by its button, walked, closed by Escape', async () => {
      await open(page, toggle, menu);
      await expectAccessibleInTurn(page, { within: ['nav'] });
      // The menu is there before its links are drawn.
      await expect(menu.getByRole('link').nth(5)).toBeVisible();
      const links = await menu.getByRole('link').count();
      for (let index = 0; index < links; index += 1) {
        await page.keyboard.press('Tab');
        const link = menu.getByRole('link').nth(index);
        await expect(link).toBeFocused();
        await expect(link).toBeInViewport();
      }
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await expect(toggle).toBeFocused();
    });

    await test.step('left by going on, in both directions', async () => {
      await open(page, toggle, menu);
      await menu.getByRole('link').last().focus();
      await page.keyboard.press('Tab');
      await expect(menu).toBeHidden();
      await open(page, toggle, menu);
      // The category's own link belongs to it.
      await page.keyboard.press('Shift+Tab');
      await expect(menu).toBeVisible();
      await page.keyboard.press('Shift+Tab');
      await expect(menu).toBeHidden();
    });

    await test.step('closed by a choice, within the same page too', async () => {
      for (const index of [1, 2]) {
        await open(page, toggle, menu);
        const link = menu.getByRole('link').nth(index);
        const address = (await link.getAttribute('href')) ?? '';
        await link.focus();
        await page.keyboard.press('Enter');
        await expect.poll(() => page.url()).toContain(address);
        await expect(menu).toBeHidden();
        await expect(page.locator('#main')).toBeFocused();
      }
    });

    await test.step('Escape closes what the pointer holds open, and a choice does', async () => {
      await toggle.hover();
      await expect(menu).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await page.locator('#main').hover();
      await toggle.hover();
      await expect(menu).toBeVisible();
      await menu.getByRole('link').nth(3).click();
      await expect(menu).toBeHidden();
      await page.locator('#main').hover();
    });

    await test.step('nothing that has focus lies under a menu', async () => {
      const { stops, hidden } = await hiddenFocus(page);
      expect(stops).toBeGreaterThan(15);
      expect(hidden).toEqual([]);
      expect(await sticksOut(page)).toEqual([]);
    });
  });
}

const TIGHT = [
  ['denluma', 'es'],
  ['ondavela', 'ar'],
] as const;

for (const [brand, language] of inTurn(TIGHT)) {
  test(`${brand}, ${language}, 1100 px: entries without room in the bar are in a menu`, async ({
    site,
  }) => {
    const page = await site(brand, {
      path: `/rng?lang=${language}`,
      viewport: { width: 1100, height: 700 },
    });
    await wake(page);
    const navigation = page.locator('header nav');
    const more = navigation.locator('> div > button');
    await expect(more).toBeVisible();
    const bar = navigation.locator('> ul');
    const isCut = await bar.evaluate((list) => list.scrollWidth > list.clientWidth + 1);
    expect(isCut, 'an entry of the bar is cut').toBe(false);
    await more.focus();
    await page.keyboard.press('Enter');
    const entries = navigation.locator('> div > ul a');
    expect(await entries.count()).toBeGreaterThan(0);
    await page.keyboard.press('Tab');
    await expect(entries.first()).toBeFocused();
    await expect(entries.first()).toBeInViewport();
    await page.keyboard.press('Escape');
    await expect(entries.first()).toBeHidden();
    await expect(more).toBeFocused();
    expect(await sticksOut(page)).toEqual([]);
  });
}

async function open(page: Page, toggle: Locator, menu: Locator): Promise<void> {
  await toggle.focus();
  await page.keyboard.press('Enter');
  await expect(menu).toBeVisible();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
}

/** Another language by the site's own menu: the plan is asked for anew, and no page is loaded. */
async function speak(page: Page, language: string): Promise<void> {
  await page.goto('/search');
  await wake(page);
  await page.locator('button[popovertarget="language-menu"]').click();
  await page.locator(`#language-menu button[lang="${language}"]`).click();
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}

async function signInByForm(page: Page): Promise<void> {
  await page.goto('/login?lang=ar');
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[name="username"]').fill('luna');
  await dialog.locator('input[name="password"]').fill('demo-luna-2026');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
}
