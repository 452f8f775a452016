import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/e2e.ts';
import { callAsBrowser } from '#tests/support/e2e-call.ts';
import { openOffice } from '#tests/support/e2e-office.ts';
import { signInAs, wake } from '#tests/support/e2e-overlays.ts';

test.describe.configure({ mode: 'parallel', timeout: 180_000 });

const BRAND = 'denluma';

test('a search keeps every letter, typed fast or slowly, and follows the address', async ({
  site,
}) => {
  const page = await site(BRAND, { path: '/rng' });
  await wake(page);
  const box = page.getByRole('searchbox');
  for (const delay of [0, 40, 160, 260]) {
    await box.fill('');
    await box.pressSequentially('dragon', { delay });
    await expect(box).toHaveValue('dragon');
    await expect(page).toHaveURL(/[?&]q=dragon/);
    await expect(box).toHaveValue('dragon');
  }
  await page.goto('/rng?q=amber');
  await expect(box).toHaveValue('amber');
});

test('every entry of the office opens from any other one', async ({ browser }) => {
  const page = await openOffice(browser, BRAND);
  await walkEntries(page, 'Secciones');
});

test('every entry of the agent centre opens from any other one', async ({ site }) => {
  const page = await site(BRAND, { path: null });
  await callAsBrowser(page, {
    method: 'POST',
    path: '/wps/session/login',
    data: { username: 'alba', password: 'demo-alba-2026', type: 'username' },
  });
  await page.goto('/agentHome');
  await wake(page);
  await walkEntries(page, 'Centro de agentes');
});

/** Follows each link of a menu, including those that load a separate chunk. */
async function walkEntries(page: Page, menu: string): Promise<void> {
  const links = page.getByRole('navigation', { name: menu }).getByRole('link');
  await expect(links.first()).toBeVisible();
  const count = await links.count();
  expect(count).toBeGreaterThan(3);
  for (let at = 0; at < count; at += 1) {
    const link = links.nth(at);
    await link.click();
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(page.getByText(/Esta pantalla falló|Algo falló/)).toBeHidden();
  }
}

test('the page shown stays until the next one is drawn', async ({ site }) => {
  const page = await site(BRAND, { path: '/help' });
  await wake(page);
  const before = page.getByRole('heading', { level: 1 });
  const title = await before.innerText();
  let send = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route(/\/assets\/FairnessScreen-[^/]+\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.locator('a[href="/fairness"]').first().click();
  await expect(page).toHaveURL(/\/fairness$/);
  await expect(page.getByRole('status').filter({ hasText: 'Cargando' })).toHaveCount(1);
  await expect(before).toHaveText(title);
  send();
  await expect(before).toHaveText('Verifica una ronda');
  await expect(page.getByRole('status').filter({ hasText: 'Cargando' })).toHaveCount(0);
});

test('the header of a trial fits a phone, and leaves logo and menu free', async ({ site }) => {
  const page = await site(BRAND, { viewport: { width: 390, height: 844 }, path: null });
  await callAsBrowser(page, {
    method: 'POST',
    path: '/wps/session/login/freeplay',
    data: { os: 'web', platform: 'W', gatewayVersion: 3 },
  });
  await page.goto('/');
  await expect(page.locator('[data-element="balance"]')).toBeVisible();
  const header = page.locator('[data-part="header"]');
  const width = await header.evaluate(({ scrollWidth }) => scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
  await page.getByRole('button', { name: 'Menú' }).click();
  await expect(page.getByRole('group', { name: 'Menú' })).toBeVisible();
});

test('a page restored after signing out in another tab shows no name and no balance', async ({
  site,
}) => {
  const page = await site(BRAND, { path: null });
  await signInAs(page, 'bruno');
  await page.goto('/wallet');
  await expect(page.locator('[data-element="balance"]')).toBeVisible();
  await page.goto('/help');
  // Signing out elsewhere takes the cookies of every tab.
  await page.context().clearCookies();
  await page.goBack();
  await expect(page.locator('[data-element="balance"]')).toBeHidden();
  await expect(page.getByText('brunodemo')).toBeHidden();
});
