import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/e2e.ts';
import { openOffice } from '#tests/support/e2e-office.ts';
import { expectAccessibleInTurn } from '#tests/support/e2e-axe.ts';

/** No other spec looks at what it tells. */
const BRAND = 'zigzula';
const TITLE = 'Torneo de la tarde';

test.describe.configure({ timeout: 120_000 });

test('an editor publishes an announcement, and a visitor reads it by keyboard', async ({
  browser,
  site,
}) => {
  const office = await openOffice(browser, BRAND, 'editor');
  await office.goto(`/office/announcements?brand=${BRAND}`);
  await office.getByRole('button', { name: 'Escribir uno' }).click();
  await office.getByLabel('Título').fill(TITLE);
  const content = office.getByLabel('Contenido');
  await content.fill('<p onclick="x()">Desde las <strong>cinco</strong></p>');
  // What would have to be taken out is named, and stands in the way.
  await expect(office.getByText('Esto no se admite: onclick="x()"')).toBeVisible();
  await content.fill('<p>Desde las <strong>cinco</strong></p>');
  await office.getByLabel('Tipo', { exact: true }).selectOption('PU');
  await expectAccessibleInTurn(office);
  await keep(office, 'Guardar para');
  await confirm(office, 'Publicar');
  await expect(office.getByText('En línea')).toBeVisible();

  await test.step('the popup: by itself, once, read and closed by keyboard', async () => {
    const visitor = await site(BRAND, { popups: true });
    const dialog = visitor.getByRole('dialog', { name: 'Anuncios' });
    // Nothing opens over a page that nobody has touched.
    await expect(dialog).toBeHidden();
    await visitor.keyboard.press('Shift');
    await expect(dialog.getByText('Desde las cinco')).toBeVisible();
    await expectAccessibleInTurn(visitor, { within: ['#overlays'] });
    await dialog.getByRole('button', { name: 'Te damos la bienvenida' }).focus();
    await visitor.keyboard.press('Enter');
    await expect(dialog.getByText('ser mayor de edad')).toBeVisible();
    await expect(dialog.getByText('Desde las cinco')).toBeHidden();
    await visitor.mouse.click(5, 5);
    await expect(dialog).toBeVisible();
    await visitor.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await visitor.reload();
    await visitor.keyboard.press('Shift');
    await visitor.waitForFunction(() => 'awake' in document.documentElement.dataset);
    await expect(dialog).toBeHidden();
  });

  await office.getByLabel('Tipo', { exact: true }).selectOption('PL');
  await keep(office, 'Aplicar a');

  await test.step('the notices: running by, and at their own address', async () => {
    const visitor = await site(BRAND, { reducedMotion: 'no-preference' });
    const bar = visitor.getByRole('region', { name: 'Avisos' });
    const link = bar.getByRole('link', { name: TITLE });
    await visitor.keyboard.press('Shift');
    await expect(bar.getByRole('time')).toHaveText(/^\d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d$/);
    // A page that was drawn before reads what is new once it is awake.
    await expect(link).toBeAttached();
    await bar.getByRole('button', { name: 'Detener los avisos' }).focus();
    await visitor.keyboard.press('Tab');
    await expect(link).toBeFocused();
    await visitor.keyboard.press('Enter');
    const dialog = visitor.getByRole('dialog', { name: 'Avisos' });
    await expect(dialog.getByText('Desde las cinco')).toBeVisible();
    await expect(visitor).toHaveURL(/\/notices#\d+$/);
    await expect(dialog.getByRole('time').first()).toHaveText(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
    await expectAccessibleInTurn(visitor, { within: ['#overlays'] });
    await visitor.keyboard.press('Escape');
    await expect(visitor).toHaveURL(/\/$/);

    await confirm(office, 'Retirar');
    await visitor.goto('/notices');
    await expect(dialog.getByRole('button', { name: /Jade Orchard/ })).toBeVisible();
    await expect(dialog.getByRole('button', { name: TITLE })).toHaveCount(0);
  });

  await confirm(office, 'Eliminar');
  await expect(office.getByRole('table')).toBeVisible();
  await expect(office.getByRole('button', { name: TITLE })).toHaveCount(0);
  await office.context().close();
});

async function keep(office: Page, action: string): Promise<void> {
  await office.getByRole('button', { name: 'Revisar el cambio' }).click();
  const dialog = office.getByRole('dialog');
  await dialog.getByLabel('Motivo').fill('Torneo semanal');
  await dialog.getByRole('button', { name: new RegExp(`^${action} `) }).click();
  await expect(dialog).toBeHidden();
}

async function confirm(office: Page, action: string): Promise<void> {
  await office.getByRole('button', { name: action, exact: true }).click();
  const dialog = office.getByRole('dialog');
  await dialog.getByLabel('Motivo').fill('Torneo semanal');
  await dialog.getByRole('button', { name: action, exact: true }).click();
  await expect(dialog).toBeHidden();
}
