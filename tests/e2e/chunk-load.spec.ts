import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/e2e.ts';
import { wake } from '#tests/support/e2e-overlays.ts';

test.describe.configure({ timeout: 120_000 });
// A part that does not come is an error by itself, and told as such.
test.use({ pageErrors: [] });

const MISSING = 'Una parte de la página no llegó';

/** Lets a script of the build fail as after a release, or as without a network; returns its end. */
async function without(page: Page, part: string, how: 'gone' | 'cut off') {
  const address = new RegExp(`/assets/${part}-[^/]+\\.js$`);
  await page.route(address, (route) =>
    how === 'gone' ? route.fulfill({ status: 404, body: '' }) : route.abort(),
  );
  return () => page.unroute(address);
}

test('a dialog that does not arrive leaves the page, and is asked for anew', async ({ site }) => {
  const page = await site('kyvolta', { path: '/search', viewport: { width: 1440, height: 900 } });
  await wake(page);
  const arrivesAgain = await without(page, 'LoginDialog', 'gone');
  const typed = page.locator('header form input[autocomplete="username"]');
  await typed.fill('luna');
  await page.locator('header form button[type="submit"]').click();
  const failed = page.getByRole('dialog', { name: MISSING });
  await expect(failed).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  await page.keyboard.press('Escape');
  await expect(failed).toBeHidden();
  await expect(page).toHaveURL(/\/search$/);
  await expect(typed).toHaveValue('luna');

  await page.locator('header form button[type="submit"]').click();
  await expect(failed).toBeVisible();
  await arrivesAgain();
  await failed.getByRole('button', { name: 'Recargar' }).click();
  const login = page.getByRole('dialog').filter({ has: page.locator('input[name="password"]') });
  await expect(login).toBeVisible({ timeout: 30_000 });
  await expect(login.locator('input[name="username"]')).toHaveValue('luna');
});

test('a screen that does not arrive says so, and loading again brings it', async ({ site }) => {
  const page = await site('denluma');
  await wake(page);
  const arrivesAgain = await without(page, 'FairnessScreen', 'cut off');
  await page.locator('a[href="/fairness"]').first().click();
  await expect(page.getByRole('alert').getByText(MISSING)).toBeVisible();
  // What stands around it stays.
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await arrivesAgain();
  await page.getByRole('button', { name: 'Recargar' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Verifica una ronda');
});

test('an app that does not arrive says so, and the page stays readable', async ({ site }) => {
  const page = await site('denluma');
  const arrivesAgain = await without(page, 'app', 'cut off');
  await page.goto('/search');
  const notice = page.getByRole('alert').filter({ hasText: MISSING });
  await expect(notice).toBeHidden();
  await page.keyboard.press('Shift');
  await expect(notice).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  const search = page.getByRole('searchbox').first();
  await search.fill('jade');
  await arrivesAgain();
  // Whichever is first: the press, or the app that tries by itself at the next touch.
  await Promise.race([
    notice.getByRole('button', { name: 'Recargar' }).click(),
    notice.waitFor({ state: 'hidden' }),
  ]);
  await wake(page);
  await expect(notice).toBeHidden();
  await expect(search).toHaveValue('jade');
});
