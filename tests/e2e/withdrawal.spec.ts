import { expect, test } from '#tests/support/e2e.ts';
import { expectAccessibleInTurn } from '#tests/support/e2e-axe.ts';
import { openOffice } from '#tests/support/e2e-office.ts';
import { wake } from '#tests/support/e2e-overlays.ts';
import { PLAYER_PASSWORD, registerPlayer } from '#tests/support/e2e-visitor.ts';
import { accountNumber } from '#tests/support/withdrawals.ts';

test.describe.configure({ timeout: 180_000 });

const BRAND = 'kyvolta';
const PIN = '480217';
const STAFF = ['operator', 'admin'] as const;
/** A picture of one white pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

test('money comes in by transfer and voucher, and goes out through review, payment and dispute', async ({
  site,
  browser,
}, { retry }) => {
  // Vouchers and bank numbers count once, and what one person adds is summed over the day.
  const [first, approver] = retry % 2 === 0 ? STAFF : STAFF.toReversed();
  const page = await site(BRAND, { path: null });
  const { username } = await registerPlayer(page, { name: 'retira', login: true });
  const office = await openOffice(browser, BRAND, first);

  await test.step('a transfer is ordered, and staff credit what arrived', async () => {
    await page.goto('/deposit');
    await wake(page);
    await page.getByRole('radio', { name: /Altamar QR/ }).check({ force: true });
    await page.locator('#deposit-amount').fill('100');
    await page
      .getByRole('button', { name: /Depositar|Continuar|Pagar/ })
      .last()
      .click();
    await expect(page.getByRole('img', { name: 'Código QR del pago' })).toBeVisible();
    await expectAccessibleInTurn(page);
    await office.goto(`/office/deposits?brand=${BRAND}&username=${username}`);
    await office
      .getByRole('button', { name: new RegExp(username) })
      .first()
      .click();
    await office.keyboard.press('c');
    const dialog = office.getByRole('dialog');
    await dialog.getByLabel('Número del banco').fill(`OP 100${retry}`);
    await dialog.getByLabel('Monto, si es distinto').fill('90');
    await dialog.getByRole('button', { name: 'Acreditar' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Recibido', { exact: true })).toBeVisible({ timeout: 20_000 });
    await expect(page.getByRole('main')).toContainText('90.00');
  });

  await test.step('a voucher is redeemed', async () => {
    await page.getByRole('button', { name: 'Nuevo depósito' }).click();
    await page
      .getByLabel('Código del vale')
      .fill(retry % 2 === 0 ? 'demm-4444-4444-4444' : 'demm-3333-3333-3333');
    await page.getByRole('button', { name: 'Canjear' }).click();
    await expect(page.getByRole('main')).toContainText('20.00');
  });

  await test.step('the player adds an account and asks for a withdrawal', async () => {
    await page.goto('/withdrawal');
    await wake(page);
    await page.getByRole('button', { name: 'Crear una contraseña de pago' }).click();
    const fields = page.locator('input[type="password"]');
    await fields.nth(0).fill(PLAYER_PASSWORD);
    await fields.nth(1).fill(PIN);
    await fields.nth(2).fill(PIN);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Agregar cuenta bancaria' }).click();
    await page.getByLabel('Titular de la cuenta').fill('Rita Quispe');
    await page.getByLabel('Número de cuenta').fill('9011911');
    await page.getByLabel('Contraseña de pago').fill(PIN);
    await page.getByRole('button', { name: 'Agregar cuenta', exact: true }).click();
    await expect(page.getByText('no tiene la longitud', { exact: false })).toBeVisible();
    await page.getByLabel('Número de cuenta').fill(accountNumber(Date.now() % 1e9));
    await page.getByRole('button', { name: 'Agregar cuenta', exact: true }).click();
    await page.locator('#withdrawal-amount').fill('500');
    await page.locator('#withdrawal-password').fill(PIN);
    await page.getByRole('button', { name: 'Retirar', exact: true }).click();
    await expect(page.getByText('Tienes', { exact: false })).toBeVisible();
    await page.locator('#withdrawal-amount').fill('80');
    await page.getByRole('button', { name: /^Retirar S/ }).click();
    await expect(page.getByText('Estamos revisando tu solicitud.')).toBeVisible();
    await expect(page.getByText('Retiro en curso', { exact: false })).toBeVisible();
    await expectAccessibleInTurn(page);
  });

  await test.step('staff review and pay by keys alone', async () => {
    await office.goto(`/office/withdrawals?brand=${BRAND}&username=${username}`);
    await office
      .getByRole('button', { name: new RegExp(username) })
      .first()
      .focus();
    await office.keyboard.press('Enter');
    await expect(office.getByText('Rita Quispe')).toBeVisible();
    await expectAccessibleInTurn(office);
    await office.keyboard.press('a');
    await office.keyboard.press('Enter');
    await expect(office.getByText('Ninguna fila cumple estos filtros')).toBeVisible();
    await office.goto(`/office/withdrawals?brand=${BRAND}&view=toPay&username=${username}`);
    await office
      .getByRole('button', { name: new RegExp(username) })
      .first()
      .focus();
    await office.keyboard.press('Enter');
    await office.keyboard.press('m');
    await office.getByRole('dialog').getByLabel('Referencia').fill('OP 5521');
    await office.getByRole('dialog').getByRole('button', { name: 'Registrar pago' }).click();
    await expect(office.getByRole('dialog')).toBeHidden();
  });

  await test.step('the player says that a part is missing, and shows it', async () => {
    await page.getByRole('button', { name: '¿Llegó el dinero?' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: 'Llegó una parte' }).check({ force: true });
    await dialog.getByLabel('Monto que llegó').fill('50');
    await expect(dialog.getByText('Falta', { exact: false })).toBeVisible();
    const picture = { name: 'banco.png', mimeType: 'image/png', buffer: PNG };
    await dialog.locator('input[type="file"]').setInputFiles(picture);
    await expect(dialog.getByText('1 de 3')).toBeVisible();
    await dialog.getByRole('button', { name: 'Enviar' }).click();
    await expect(page.getByText('Estamos buscando', { exact: false })).toBeVisible();
  });

  await test.step('staff see the proof and settle the dispute', async () => {
    await office.goto(`/office/withdrawals?brand=${BRAND}&view=disputed&username=${username}`);
    await office
      .getByRole('button', { name: new RegExp(username) })
      .first()
      .focus();
    await office.keyboard.press('Enter');
    await expect(office.getByRole('img', { name: /^Prueba 1/ })).toBeVisible();
    await office.keyboard.press('b');
    await office.getByRole('dialog').getByLabel('Motivo').fill('El banco devolvió el resto.');
    await office.getByRole('dialog').getByRole('button', { name: 'Fue devuelto' }).click();
    // With what this person credited today it is more than one person may add.
    await expect(office.getByRole('dialog').getByText('Guardado.', { exact: false })).toBeVisible();
  });

  await test.step('a second person approves what is returned', async () => {
    const second = await openOffice(browser, BRAND, approver);
    await second.goto(`/office/second-person?brand=${BRAND}`);
    await second.getByRole('button', { name: 'Devolver un retiro' }).first().click();
    await second.getByRole('button', { name: 'Aprobar: Devolver un retiro' }).click();
    await second.getByRole('dialog').getByRole('textbox').fill('Visto en el extracto.');
    await second.getByRole('dialog').getByRole('button', { name: 'Aprobar' }).click();
    await expect(second.getByRole('dialog')).toBeHidden();
    await second.context().close();
    await expect(page.getByText('El banco devolvió el resto.')).toBeVisible({ timeout: 20_000 });
    // 90 and 20 came in, 50 arrived at the bank.
    await expect(page.getByRole('region', { name: 'Disponible para retirar' })).toContainText(
      '60.00',
    );
  });
});
