import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/e2e.ts';
import { expectAccessibleInTurn } from '#tests/support/e2e-axe.ts';
import { signInAs, staysWithin, wake } from '#tests/support/e2e-overlays.ts';
import { inTurn } from '#tests/support/test-effort.ts';

/** What nobody opens: it comes while the page is in use, and is answered by keyboard. */
const LOOKS = [
  { brand: 'denluma', language: 'es', scheme: 'dark', width: 390 },
  { brand: 'kyvolta', language: 'ar', scheme: 'light', width: 1440 },
] as const;

test.describe.configure({ mode: 'parallel', timeout: 120_000 });

for (const { brand, language, scheme, width } of inTurn(LOOKS)) {
  const look = {
    colorScheme: scheme,
    reducedMotion: 'reduce',
    viewport: { width, height: 700 },
  } as const;
  const where = `${brand}, ${language}, ${width} px`;

  test(`${where}: a session that ended is told, and left towards home or a new sign-in`, async ({
    site,
  }) => {
    const page = await site(brand, { ...look, path: null });
    await signInAs(page, 'bruno');
    await page.goto(`/?lang=${language}`);
    const session = await page.context().cookies();

    await test.step('Escape leads home, as a visitor', async () => {
      const dialog = await endSession(page);
      await staysWithin(page, dialog);
      await expectAccessibleInTurn(page, { within: ['#overlays'] });
      await page.mouse.click(3, 350);
      await expect(dialog).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL(/localhost:\d+\/$/);
      await expect(page.locator('header a[href="/register"]').first()).toBeAttached();
      await expect(page.locator('#main')).toBeFocused();
    });

    await test.step('its last button leads to the sign-in, and from there back', async () => {
      await page.context().addCookies(session);
      await page.goto('/records/betting');
      const dialog = await endSession(page);
      await dialog.getByRole('button').last().focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/login$/);
      const login = page.getByRole('dialog');
      await expect(login.locator('input[name="password"]')).toBeVisible();
      await staysWithin(page, login);
      await page.keyboard.press('Escape');
      await expect(login).toBeHidden();
      await expect(page.locator('#main')).toBeFocused();
    });
  });

  test(`${where}: a newer version is offered, taken later or at once`, async ({ site }) => {
    const page = await site(brand, {
      path: `/search?lang=${language}`,
      ...look,
      serviceWorkers: 'allow',
    });
    await wake(page);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    const search = page.getByRole('searchbox').first();
    await search.fill('jade');

    const banner = await bringRelease(page, 'one');
    await expect(search, 'nobody is taken from where they are').toBeFocused();
    await expectAccessibleInTurn(page, { within: ['.site > [role="status"]'] });
    const [take, later] = [banner.first(), banner.last()];
    for (const press of ['Enter', 'Escape'] as const) {
      await take.focus();
      await page.keyboard.press('Tab');
      await expect(later).toBeFocused();
      await expect(later).toBeInViewport({ ratio: 1 });
      await page.keyboard.press(press);
      await expect(later).toBeHidden();
      await expect(search, 'focus is where it came from').toBeFocused();
      await bringRelease(page, `after-${press}`);
    }
    await take.focus();
    const loaded = page.waitForEvent('load');
    await page.keyboard.press('Enter');
    await loaded;
    // The page is now the release's that was taken; its own next look for one finds another address.
    const controller = await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL);
    expect(controller).toContain('release=after-Escape');
  });

  test(`${where}: an offer to install is taken up once`, async ({ site }) => {
    const page = await site(brand, { ...look, path: `/down?lang=${language}` });
    await wake(page);
    await offerInstall(page);
    const install = page.locator('#web button');
    await expect(install).toBeVisible();
    // In a window as tall as the page nothing lies under the bar at its foot.
    await page.setViewportSize({ width, height: 3000 });
    await expectAccessibleInTurn(page, { within: ['#web'] });
    await page.setViewportSize(look.viewport);
    await install.focus();
    await expect(install).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await expect(install).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.dataset['asked'])).toBe('1');
    // What was pressed is gone; the steps it stood before go on from its place.
    await expect(page.locator('#web h2')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.locator('#web summary').first()).toBeFocused();
  });
}

/** Ends it behind the page's back; the next thing the page asks for tells. */
async function endSession(page: Page) {
  await wake(page);
  await page.context().clearCookies();
  const balance = page.locator('header [data-element="balance"] button').first();
  await balance.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible({ timeout: 30_000 });
  return dialog;
}

/** As after a release: another worker for the same site. @returns the banner's buttons. */
async function bringRelease(page: Page, release: string) {
  await page.evaluate(
    (name) => navigator.serviceWorker.register(`/service-worker.js?release=${name}`),
    release,
  );
  const buttons = page.locator('.site > [role="status"] button');
  await expect(buttons).toHaveCount(2, { timeout: 30_000 });
  return buttons;
}

/** What a browser does that can install the site. */
async function offerInstall(page: Page): Promise<void> {
  await page.evaluate(() => {
    const prompt = (): Promise<void> => {
      const { dataset } = document.documentElement;
      dataset['asked'] = String(Number(dataset['asked'] ?? 0) + 1);
      return Promise.resolve();
    };
    dispatchEvent(
      Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }),
    );
  });
}
