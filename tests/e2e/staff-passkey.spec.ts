import { expect, test } from '#tests/support/e2e.ts';
import { expectAccessibleInTurn } from '#tests/support/e2e-axe.ts';
import { openOffice } from '#tests/support/e2e-office.ts';

test('staff add a passkey, sign in with it and remove it', async ({ browser }) => {
  const page = await openOffice(browser, 'denluma', 'support');
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
  const open = page.getByRole('button', { name: 'Seguridad de ingreso' });
  const dialog = page.getByRole('dialog', { name: 'Seguridad de ingreso' });
  await open.click();
  await expectAccessibleInTurn(page);
  const addOne = dialog.getByRole('button', { name: 'Agregar una llave de acceso' });
  await addOne.click();
  const password = dialog.getByLabel('Contraseña', { exact: true });
  await expect(password).toBeFocused();
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await expect(addOne).toBeFocused();

  await addOne.click();
  await password.fill('no es esta');
  await page.keyboard.press('Enter');
  await expect(password).toHaveAttribute('aria-invalid', 'true');
  await password.fill('demo-support-2026');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Se agregó la llave de acceso', { exact: false })).toBeVisible();
  await expect(dialog.getByText('Nunca')).toBeVisible();
  await expectAccessibleInTurn(page);
  await dialog.getByRole('button', { name: 'Cerrar' }).click();

  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  const byPasskey = page.getByRole('button', { name: 'Usar una llave de acceso' });
  await expect(byPasskey).toBeVisible();
  await expectAccessibleInTurn(page);
  await byPasskey.click();
  await expect(page.getByRole('navigation', { name: 'Secciones' })).toBeVisible();

  await open.click();
  await expect(dialog.getByText('Último uso')).toBeVisible();
  await expect(dialog.getByText('Nunca')).toBeHidden();
  await dialog.getByRole('button', { name: /^Quitar / }).click();
  const question = page.getByRole('dialog', { name: /^¿Quitar la llave de acceso/ });
  await expectAccessibleInTurn(page);
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: /^Quitar / }).click();
  await question.getByRole('button', { name: 'Quitar la llave de acceso' }).click();
  await expect(dialog.getByText('Se quitó la llave de acceso', { exact: false })).toBeVisible();
  await expect(dialog.getByRole('button', { name: /^Quitar / })).toHaveCount(0);
  await page.context().close();
});
