import { expect, test } from '#tests/support/e2e.ts';
import { expectAccessibleInTurn } from '#tests/support/e2e-axe.ts';
import { openOffice } from '#tests/support/e2e-office.ts';

const BRAND = 'denluma';

test('an administrator looks at rights, asks for others, and takes the request back', async ({
  browser,
}) => {
  const office = await openOffice(browser, BRAND);
  const dialog = office.getByRole('dialog');
  await office.goto('/office/staff');
  await office.getByRole('button', { name: 'editor', exact: true }).click();
  const pane = office.getByRole('region', { name: 'Elemento elegido' });
  await expect(pane).toContainText('Edita marcas y su contenido.');
  await expectAccessibleInTurn(office);

  await pane.getByRole('button', { name: /^Cambiar derechos/ }).click();
  await dialog.getByLabel('Rol').selectOption('publisher');
  await dialog.getByLabel('Motivo').fill('Reemplaza a Pilar en agosto');
  await expectAccessibleInTurn(office, { within: ['dialog'] });
  await dialog.getByRole('button', { name: 'Cambiar derechos' }).click();
  await expect(dialog).toBeHidden();

  await office.getByRole('button', { name: 'Invitar a una persona' }).click();
  await dialog.getByRole('button', { name: 'Pedir la cuenta' }).click();
  await expect(dialog.getByText('Al menos 3 letras.').first()).toBeVisible();
  await office.keyboard.press('Escape');

  await office.getByRole('link', { name: /^Cambios del personal/ }).click();
  const row = office.getByRole('row').filter({ hasText: 'editor' });
  await expect(row).toContainText('Publicador');
  await expect(row.getByRole('button', { name: /^Aprobar/ })).toHaveCount(0);
  await row.getByRole('button', { name: /^Rechazar/ }).click();
  await dialog.getByLabel('Motivo').fill('Pilar se queda');
  await dialog.getByRole('button', { name: 'Rechazar' }).click();
  await expect(row).toHaveCount(0);
  await office.context().close();
});
