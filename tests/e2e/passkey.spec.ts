import { expect, test } from '#tests/support/e2e.ts';
import { expectAccessibleInTurn } from '#tests/support/e2e-axe.ts';
import { wake } from '#tests/support/e2e-overlays.ts';
import { PLAYER_PASSWORD, registerPlayer } from '#tests/support/e2e-visitor.ts';

test('a player adds a passkey, signs in with it and removes it', async ({ site }) => {
  const page = await site('denluma', { path: null });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  await registerPlayer(page, { name: 'keyed', login: true });
  await page.goto('/me/security');
  await wake(page);
  await page.getByRole('button', { name: 'Agregar una llave de acceso' }).click();
  await page
    .locator('input[name="passkey-password"], input[name="password"]')
    .last()
    .fill(PLAYER_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Agregada el', { exact: false })).toBeVisible();
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessibleInTurn(page);

  await page.context().clearCookies({ name: 'member_session' });
  await page.goto('/login');
  await page.getByRole('button', { name: 'Iniciar sesión con una llave de acceso' }).click();
  await expect(page.locator('header a[href="/deposit"]').first()).toBeAttached();

  await page.goto('/me/security');
  await wake(page);
  await expect(page.getByText('Último uso', { exact: false })).toBeVisible();
  await page
    .getByRole('button', { name: /^Quitar/ })
    .first()
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Quitar/ })
    .click();
  await expect(page.getByText('Agregada el', { exact: false })).toBeHidden();
});

test('a brand without passkeys shows none', async ({ site }) => {
  const page = await site('ondavela', { path: '/login' });
  await expect(page.getByRole('dialog').locator('input[name="password"]')).toBeVisible();
  await expect(page.getByRole('button', { name: /llave de acceso/ })).toHaveCount(0);
});
