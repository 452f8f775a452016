import { Secret, TOTP } from 'otpauth';
import type { Page } from '@playwright/test';
import { expect, origin, test } from '#tests/support/e2e.ts';
import { expectAccessibleInTurn } from '#tests/support/e2e-axe.ts';
import { ownAddress } from '#tests/support/e2e-address.ts';

const PASSWORD = 'demo-publisher-2026';

/** No other spec signs in as the publisher of the demo. */
async function signIn(page: Page): Promise<void> {
  await page.goto('/office/');
  await page.getByRole('textbox', { name: 'Usuario' }).fill('publisher');
  await page.getByRole('textbox', { name: 'Contraseña' }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Ingresar' }).click();
}

test('staff set up an app, sign in with its code, and turn it off', async ({ browser }) => {
  const open = async (): Promise<Page> => {
    const context = await browser.newContext({
      baseURL: origin('denluma'),
      extraHTTPHeaders: ownAddress(),
    });
    return context.newPage();
  };
  const page = await open();
  await signIn(page);
  await page.getByRole('button', { name: 'Seguridad de ingreso' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Configurarlo' }).click();
  await dialog.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Continuar' }).click();
  await expect(dialog.getByText('Escanea este código', { exact: false })).toBeVisible();
  await expectAccessibleInTurn(page);
  const secret = (
    await dialog
      .getByText(/^[A-Z2-7 ]{16,}$/)
      .first()
      .innerText()
  ).replaceAll(' ', '');
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  await dialog.getByLabel('El código que muestra la app').fill(totp.generate());
  await dialog.getByRole('button', { name: 'Activarlo' }).click();
  await expect(dialog.getByText('Guarda estos códigos', { exact: false })).toBeVisible();
  const codes = (await dialog.innerText()).match(/\b[a-z0-9]{5}-[a-z0-9]{5}\b/gi) ?? [];
  expect(codes).toHaveLength(10);
  const [first = '', second = ''] = codes;
  await dialog.getByRole('button', { name: 'Los he guardado' }).click();

  const elsewhere = await open();
  await signIn(elsewhere);
  const code = elsewhere.getByLabel('Código de tu app');
  await expect(code).toBeFocused();
  await expectAccessibleInTurn(elsewhere);
  await code.fill('000000');
  await elsewhere.keyboard.press('Enter');
  await expect(code).toHaveAttribute('aria-invalid', 'true');
  await code.fill(first);
  await elsewhere.keyboard.press('Enter');
  await expect(elsewhere.getByRole('navigation', { name: 'Secciones' })).toBeVisible();

  await elsewhere.getByRole('button', { name: 'Seguridad de ingreso' }).click();
  const again = elsewhere.getByRole('dialog');
  await again.getByRole('button', { name: 'Desactivarlo' }).click();
  await again.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
  await again.getByLabel('Código de tu app o de recuperación').fill(second);
  await again.getByRole('button', { name: 'Desactivarlo' }).click();
  await expect(again.getByText('está desactivado', { exact: false })).toBeVisible();
  for (const one of [page, elsewhere]) await one.context().close();
});
