import type { Browser, Locator, Page } from '@playwright/test';
import { expect, test } from '#tests/support/e2e.ts';
import { expectAccessibleInTurn } from '#tests/support/e2e-axe.ts';
import { readCodeInOffice } from '#tests/support/e2e-office.ts';

/** The demo opens this brand to mobile numbers. */
const BRAND = 'zigzula';
const PASSWORD = 'una frase bastante larga';

test.describe.configure({ mode: 'parallel', timeout: 180_000 });

const freshNumber = (): string => `9${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;

/** Requests a code; the device does the work of the check. */
async function requestCode(dialog: Locator): Promise<void> {
  await dialog.getByRole('button', { name: 'Enviar código' }).click();
  const check = dialog.getByRole('region', { name: 'Comprueba que eres una persona' });
  await check.getByRole('button', { name: 'Verificar sin rompecabezas' }).click();
  await expect(dialog.getByText(/Enviamos un código al|el código está en camino/)).toBeVisible({
    timeout: 60_000,
  });
  await expect(dialog.getByRole('button', { name: /Enviar de nuevo en/ })).toBeDisabled();
}

const codeInOffice = (browser: Browser, number: string): Promise<string> =>
  readCodeInOffice(browser, BRAND, number);

const signedIn = (page: Page, number: string) =>
  expect(page.locator('header').getByText(`+51${number}`).first()).toBeAttached();

test('registers by mobile number with a code', async ({ browser, site }) => {
  const page = await site(BRAND, { path: null });
  const number = freshNumber();

  await page.goto('/register');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('tab', { name: 'Con número de celular', exact: true }).click();
  await dialog.getByRole('button', { name: 'Enviar código' }).click();
  await expect(dialog.locator('input[name="mobileNum"]')).toBeFocused();
  await dialog.locator('input[name="mobileNum"]').fill(number);
  await requestCode(dialog);
  await expectAccessibleInTurn(page, { within: ['#overlays'] });
  await dialog.locator('input[name="verificationCode"]').fill('0000000');
  await dialog.locator('input[name="birthday"]').fill('1990-05-17');
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Crear cuenta' }).click();
  await expect(dialog.getByText('El código de verificación no es correcto.').first()).toBeVisible();
  const code = await codeInOffice(browser, number);
  await dialog.locator('input[name="verificationCode"]').fill(code);
  await dialog.getByRole('button', { name: 'Crear cuenta' }).click();
  await expect(dialog).toBeHidden();
  await signedIn(page, number);
});

test('signs in with a code', async ({ browser, site }) => {
  const page = await site(BRAND, { path: '/login?method=sms' });
  const dialog = page.getByRole('dialog');
  // The number of the demo's player.
  await dialog.locator('input[name="username"]').fill('987654321');
  await requestCode(dialog);
  await dialog.locator('input[name="password"]').fill(await codeInOffice(browser, '987654321'));
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.locator('header').getByText('luna').first()).toBeAttached();
});

test('resets a password by phone only with the code that was sent', async ({ site }) => {
  const page = await site(BRAND, { path: '/forgot-password' });
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('tab', { name: 'Por celular' }).click();
  await dialog.locator('input[name="mobileNum"]').fill(freshNumber());
  await requestCode(dialog);
  await dialog.locator('input[name="verificationCode"]').fill('0000000');
  await dialog.locator('input[name="newPassword"]').fill('corta');
  await page.keyboard.press('Enter');
  await expect(dialog.locator('input[name="newPassword"]')).toBeFocused();
  await dialog.locator('input[name="newPassword"]').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(dialog.locator('input[name="verificationCode"]')).toBeFocused();
  await expectAccessibleInTurn(page, { within: ['#overlays'] });
});

test('asks for a check after three wrong passwords, which the keyboard can answer', async ({
  site,
}) => {
  const page = await site(BRAND, { path: '/login?method=username' });
  const dialog = page.getByRole('dialog');
  const username = `nobody${Date.now()}`;
  await dialog.locator('input[name="username"]').fill(username);
  for (let tried = 0; tried < 4; tried += 1) {
    await dialog.locator('input[name="password"]').fill(`equivocada ${tried}`);
    await page.keyboard.press('Enter');
    await expect(
      dialog.getByRole('button', { name: 'Iniciar sesión', exact: true }),
    ).not.toHaveAttribute('data-pending', 'true');
  }
  const check = dialog.getByRole('region', { name: 'Comprueba que eres una persona' });
  const slider = check.getByRole('slider');
  await slider.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveValue('2');
  await expectAccessibleInTurn(page, { within: ['#overlays'] });
  await check.getByRole('button', { name: 'La pieza encaja' }).click();
  await expect(dialog.getByText('No era correcto. Prueba con otra verificación.')).toBeVisible();
  await check.getByRole('button', { name: 'Verificar sin rompecabezas' }).click();
  await expect(
    dialog.getByText('El usuario o la contraseña no son correctos', { exact: false }),
  ).toBeVisible({
    timeout: 60_000,
  });
});

test('registers by a number that a phone service proves, and is told what it refuses', async ({
  browser,
  site,
}) => {
  const page = await site('ondavela', { viewport: { width: 390, height: 844 } });
  // Every number of Ecuador that begins so is a mobile one.
  const number = `98${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`;

  await page.goto('/register');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('tab', { name: 'Con número de celular', exact: true }).click();
  const send = dialog.getByRole('button', { name: 'Enviar código' });
  await send.click();
  await expect(dialog.getByText('Escribe primero tu número de celular.')).toBeVisible();
  await dialog.locator('input[name="mobileNum"]').fill('1234567');
  await send.click();
  await expect(dialog.getByText('No es un número de celular de este país.')).toBeVisible();
  await dialog.locator('input[name="mobileNum"]').fill(number);
  await send.click();
  await expect(dialog.getByText('Un código va en camino')).toBeVisible();
  await expect(dialog.getByRole('button', { name: /Enviar de nuevo en/ })).toBeDisabled();
  await expectAccessibleInTurn(page, { within: ['#overlays'] });
  const code = await readCodeInOffice(browser, 'ondavela', number);
  const wrong = code === '000000' ? '000001' : '000000';
  await dialog.locator('input[name="verificationCode"]').fill(wrong);
  await dialog.locator('input[name="birthday"]').fill('1990-05-17');
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Crear cuenta' }).click();
  await expect(dialog.getByText('El código es incorrecto.')).toBeVisible();
  await dialog.locator('input[name="verificationCode"]').fill(code);
  await dialog.getByRole('button', { name: 'Crear cuenta' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.locator('header').getByText(`+593${number}`).first()).toBeAttached();
});
