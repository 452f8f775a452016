import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/e2e.ts';
import { expectAccessibleInTurn } from '#tests/support/e2e-axe.ts';
import { openOffice } from '#tests/support/e2e-office.ts';
import { setPaymentPassword } from '#tests/support/e2e-payment-password.ts';
import { DEMO_PLAYERS, signInAs } from '#tests/support/e2e-overlays.ts';

test.describe.configure({ timeout: 240_000 });

const BRAND = 'quarantelle';
const PIN = '480217';

test('a player redeems goods that staff ship, and goods that they refuse', async ({
  site,
  browser,
}) => {
  const page = await site(BRAND, { path: null, viewport: { width: 390, height: 844 } });
  await signInAs(page, 'luna');
  const balance = page.getByRole('region', { name: 'Tus puntos' });
  let had = 0;
  await test.step('points can be used once there is a payment password', async () => {
    await page.goto('/pointMall');
    // The demo gives 5,000; bets of other journeys may have earned some more.
    await expect(balance).toContainText(/[5-9]\d{3}/);
    had = pointsIn(await balance.innerText());
    await expectAccessibleInTurn(page);
    await page.getByRole('button', { name: 'Camiseta de la marca' }).click();
    await expect(page.getByRole('dialog').getByRole('link', { name: /pago/ })).toBeVisible();
    const [, password] = DEMO_PLAYERS.luna;
    await setPaymentPassword(page, { password, pin: PIN });
  });
  await test.step('goods are shipped to an address, and their points are held', async () => {
    await page.goto('/pointMall');
    const dialog = await redeemForm(page, 'Camiseta de la marca');
    await dialog.getByRole('button', { name: /Canjear por/ }).click();
    await expect(dialog.getByText('Completa este campo.').first()).toBeVisible();
    await dialog.getByLabel('Nombre completo').fill('Luna Paz');
    await dialog.getByLabel('Dirección').fill('Calle Mayor 1, Lima');
    await dialog.getByLabel('Número de celular').fill('987654321');
    await dialog.getByLabel('Contraseña de pago').fill(PIN);
    await expectAccessibleInTurn(page, { within: ['dialog'] });
    await dialog.getByRole('button', { name: /Canjear por/ }).click();
    await expect(dialog.getByText('Recibimos tu solicitud')).toBeVisible();
    await dialog.getByRole('button', { name: 'Listo' }).click();
    await expect(balance).toContainText(String(had - 3000));
    await expect(balance).toContainText('3000');
  });
  await test.step('a voucher waits for staff, too', async () => {
    const dialog = await redeemForm(page, 'Vale de cine');
    await dialog.getByLabel('Contraseña de pago').fill(PIN);
    await dialog.getByRole('button', { name: /Canjear por/ }).click();
    await dialog.getByRole('button', { name: 'Listo' }).click();
    await expect(balance).toContainText(String(had - 3500));
  });
  await test.step('staff ship the one and refuse the other', async () => {
    const office = await openOffice(browser, BRAND);
    await office.goto(`/office/point-redemptions?brand=${BRAND}`);
    await decide(office, 'Camiseta de la marca', 'Aprobar', 'Olva Courier 4711');
    await decide(office, 'Vale de cine', 'Rechazar', 'Los vales se agotaron');
    await expect(office.getByText('No hay canjes')).toBeVisible();
    await office.goto(`/office/point-goods?brand=${BRAND}`);
    await expect(office.getByRole('textbox', { name: 'Título' }).first()).toBeVisible();
    await expectAccessibleInTurn(office);
    await office.context().close();
  });
  await test.step('the player reads both answers, and has the points of the refused goods back', async () => {
    await page.goto('/pointMall?view=history');
    await expect(page.getByText('Olva Courier 4711')).toBeVisible();
    await expect(page.getByText('Los vales se agotaron')).toBeVisible();
    await expect(balance).toContainText(String(had - 3000));
    await expectAccessibleInTurn(page);
    await page.goto('/pointMall?view=details');
    await expect(page.getByText('Canje').first()).toBeVisible();
    await expectAccessibleInTurn(page);
  });
});

function pointsIn(text: string): number {
  return Number(/\d{4}/.exec(text)?.[0]);
}

async function redeemForm(page: Page, title: string) {
  await page.getByRole('button', { name: title }).click();
  const dialog = page.getByRole('dialog', { name: title });
  await expect(dialog.getByLabel('Contraseña de pago')).toBeVisible();
  return dialog;
}

async function decide(office: Page, title: string, act: string, reason: string): Promise<void> {
  const row = office.getByRole('row').filter({ hasText: title });
  await row.getByRole('button', { name: new RegExp(act) }).click();
  const dialog = office.getByRole('dialog');
  await dialog.getByLabel('Motivo').fill(reason);
  await dialog.getByRole('button', { name: act }).click();
  await expect(row).toHaveCount(0);
}
