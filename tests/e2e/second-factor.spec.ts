import { Secret, TOTP } from 'otpauth';
import { expect, test } from '#tests/support/e2e.ts';
import { expectAccessibleInTurn } from '#tests/support/e2e-axe.ts';
import { PLAYER_PASSWORD, registerPlayer } from '#tests/support/e2e-visitor.ts';

test.describe.configure({ timeout: 180_000 });

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

test('a player sets up an app, signs in on a new device without the phone, and forgets the old one', async ({
  site,
}) => {
  const page = await site('denluma', { ...PHONE, path: null });
  const { username } = await registerPlayer(page, { name: 'tf', login: true });
  await page.goto('/me/security');
  const card = page.getByRole('region', { name: /Verificación en dos pasos/ });
  await card.getByRole('button', { name: 'Configurarla' }).click();
  await card.getByLabel('Contraseña', { exact: true }).fill('no es esta');
  await page.keyboard.press('Enter');
  await expect(card.getByLabel('Contraseña', { exact: true })).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await card.getByLabel('Contraseña', { exact: true }).fill(PLAYER_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(card.getByRole('img', { name: /Código QR/ })).toBeVisible();
  const key = (await card.locator('code').textContent())?.replaceAll(' ', '') ?? '';
  const code = card.getByLabel('El código que muestra la app');
  await code.evaluate((field) => field.scrollIntoView({ block: 'center' }));
  await expectAccessibleInTurn(page, { within: ['main'] });
  await code.fill(new TOTP({ secret: Secret.fromBase32(key) }).generate());
  await page.keyboard.press('Enter');
  const codes = card.getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const recovery = (await codes.first().textContent()) ?? '';
  await expectAccessibleInTurn(page, { within: ['main'] });
  await card.getByRole('button', { name: 'Los he guardado' }).click();
  await expect(card).toContainText('Activada');

  const elsewhere = await site('denluma', { ...PHONE, path: '/login' });
  const dialog = elsewhere.getByRole('dialog');
  await dialog.locator('input[name="username"]').fill(username);
  await dialog.locator('input[name="password"]').fill(PLAYER_PASSWORD);
  await elsewhere.keyboard.press('Enter');
  const step = elsewhere.getByRole('dialog', { name: 'Un paso más' });
  await step.getByLabel('Código de la app').fill('000000');
  await elsewhere.keyboard.press('Enter');
  await expect(step.getByLabel('Código de la app')).toHaveAccessibleDescription(/no es correcto/);
  await expectAccessibleInTurn(elsewhere, { within: ['[role="dialog"]'] });
  await step.getByRole('button', { name: 'No tengo mi teléfono' }).click();
  await step.getByLabel('Código de recuperación').fill(recovery);
  await elsewhere.keyboard.press('Enter');
  await expect(step).toBeHidden();

  await elsewhere.goto('/me/security');
  await expect(elsewhere.getByRole('region', { name: /dos pasos/ })).toContainText('Quedan 9');
  const devices = elsewhere.getByRole('region', { name: 'Tus dispositivos' });
  await expect(devices.getByRole('listitem')).toHaveCount(2);
  await devices.getByRole('button', { name: /^Olvidar/ }).click();
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  await expect(devices).toContainText('Este');
  const signIns = elsewhere.getByRole('region', { name: 'Inicios de sesión' });
  await expect(signIns).toContainText('Terminada por otro inicio');
  await expectAccessibleInTurn(elsewhere, { within: ['main'] });
});

test('a brand that has no second factor shows none', async ({ site }) => {
  const page = await site('zigzula', { ...PHONE, path: null });
  await registerPlayer(page, { name: 'no', login: true });
  await page.goto('/me/security');
  await expect(page.getByRole('region', { name: /dispositivos/i })).toBeVisible();
  await expect(page.getByText('Verificación en dos pasos')).toHaveCount(0);
});
