import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/e2e.ts';
import { expectAccessibleInTurn } from '#tests/support/e2e-axe.ts';
import { wake } from '#tests/support/e2e-overlays.ts';
import { PLAYER_PASSWORD, registerPlayer } from '#tests/support/e2e-visitor.ts';

/** The provider of the demo takes any name, and asks for consent. */
async function signInThere(page: Page, name: string): Promise<void> {
  await page.locator('input[name="login"]').fill(name);
  await page.locator('input[name="password"]').fill('any');
  await page.locator('button[type="submit"]').click();
  await page.locator('button[type="submit"]').click();
}

test('an account of a third party is linked once and signs in from then on', async ({ site }) => {
  const page = await site('kyvolta', { path: null });
  const { username } = await registerPlayer(page, { name: 'linked' });
  const name = `person-${username}`;
  await page.goto('/login');
  const dialog = page.getByRole('dialog');
  await expectAccessibleInTurn(page, { within: ['#overlays'] });
  await dialog.getByRole('button', { name: 'Continuar con OpenID' }).click();
  await signInThere(page, name);
  await expect(page).toHaveURL(/\/sign-in\/return$/);
  await expect(page.getByText('todavía no está vinculada', { exact: false })).toBeVisible();
  await wake(page);
  await expectAccessibleInTurn(page);

  // Names and passwords of this brand travel encrypted.
  const sent = page.waitForRequest((request) => request.url().endsWith('/wps/session/login'));
  await page.getByRole('link', { name: 'Tengo una cuenta' }).click();
  await dialog.locator('input[name="username"]').fill(username);
  await dialog.locator('input[name="password"]').fill(PLAYER_PASSWORD);
  await page.keyboard.press('Enter');
  const request = await sent;
  expect(await request.headerValue('content-type')).toBe('application/jose');
  expect(request.postData()).not.toContain(PLAYER_PASSWORD);

  const question = page.getByRole('dialog', { name: '¿Vincular tu cuenta de OpenID' });
  await expect(question).toContainText('no se puede deshacer', { timeout: 15_000 });
  await question.getByRole('button', { name: 'Vincular' }).click();
  await expect(page.getByText('está vinculada', { exact: false }).first()).toBeVisible();
  await page.goto('/me/security');
  await expect(page.getByRole('heading', { name: 'Cuentas vinculadas' })).toBeVisible();
  await expect(page.getByText('Vinculada el', { exact: false })).toBeVisible();

  await page.context().clearCookies({ name: 'member_session' });
  await page.goto('/login');
  await dialog.getByRole('button', { name: 'Continuar con OpenID' }).click();
  const asksAgain = page.locator('input[name="login"]');
  await expect(asksAgain.or(page.locator('header a[href="/deposit"]').first())).toBeAttached();
  if (await asksAgain.isVisible()) await signInThere(page, name);
  await expect(page.locator('header a[href="/deposit"]').first()).toBeAttached();
});

test('a brand without third parties shows none', async ({ site }) => {
  const page = await site('denluma', { path: '/login' });
  await expect(page.getByRole('dialog').locator('input[name="password"]')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Continuar con/ })).toHaveCount(0);
});
