import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/e2e.ts';
import { expectAccessibleInTurn } from '#tests/support/e2e-axe.ts';
import { openOffice } from '#tests/support/e2e-office.ts';
import { playerByCalls } from '#tests/support/e2e-play.ts';
import { wake } from '#tests/support/e2e-overlays.ts';
import { PLAYER_PASSWORD, registerPlayer, signInAgain } from '#tests/support/e2e-visitor.ts';
import { accountNumber } from '#tests/support/withdrawals.ts';
import { inTurn } from '#tests/support/test-effort.ts';

test.describe.configure({ timeout: 300_000 });

const PIN = '480217';
/** A picture of one white pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);
/** The server counts rounds within seconds, also on a loaded machine. */
const COUNTED_MS = 60_000;

/** The frame around it has tests of its own, and this page is long: axe meets it below the header. */
const MAIN = { within: ['main'] };

const nameOf = (start: string): string => `${start}${Date.now() % 1e7}${randomInt(100)}`;

/** Staff write a first-deposit bonus with a turnover of its own amount, simulate and publish it. */
async function composeBonus(office: Page, brand: string, title: string): Promise<void> {
  await office.goto(`/office/campaigns/new?brand=${brand}`);
  const fill = (name: string, value: string) =>
    office.getByRole('textbox', { name, exact: true }).fill(value);
  await fill('Título', title);
  await fill('Resumen', 'El doble de tu primer depósito');
  await fill('Términos', 'Una vez por jugador.');
  await fill('Veces de volumen', '1');
  await fill('Presupuesto', '2000');
  await office.getByRole('button', { name: 'Simular' }).click();
  await expect(office.getByRole('heading', { name: /^Simulación/ })).toBeVisible();
  await expectAccessibleInTurn(office);
  await office.getByRole('button', { name: 'Revisar el cambio' }).click();
  const dialog = office.getByRole('dialog');
  await dialog.getByLabel('Motivo').fill('Una bienvenida corta');
  await dialog.getByRole('button', { name: 'Guardar el borrador' }).click();
  await office.getByRole('button', { name: 'Publicar' }).click();
  await dialog.getByLabel('Motivo').fill('Una bienvenida corta');
  await dialog.getByRole('button', { name: 'Publicar' }).click();
  await expect(dialog).toBeHidden();
  await expect(office.getByText('Activa', { exact: true }).first()).toBeVisible();
}

/** Registers on the site, and lands where a new player does. */
async function register(page: Page, username: string): Promise<void> {
  await page.goto('/register');
  const form = page.getByRole('dialog');
  await form.locator('input[name="username"]').fill(username);
  await form.locator('input[name="password"]').fill(PLAYER_PASSWORD);
  await form.locator('input[name="confirmPassword"]').fill(PLAYER_PASSWORD);
  // Some brands ask in one step, others in three.
  const onward = form.getByRole('button', { name: 'Continuar' });
  if (await onward.isVisible()) await onward.click();
  await form.locator('input[name="birthday"]').fill('1990-05-17');
  if (await onward.isVisible()) await onward.click();
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: 'Crear cuenta' }).click();
  await expect(page).toHaveURL(/\/promotions$/);
}

for (const brand of inTurn(['denluma', 'kyvolta'])) {
  test(`${brand}: a new player takes the welcome bonus, plays it through and withdraws it`, async ({
    site,
    browser,
    request,
  }) => {
    const title = `Bienvenida ${randomInt(1e6)}`;
    const office = await openOffice(browser, brand);
    await test.step('staff compose, simulate and publish it', () =>
      composeBonus(office, brand, title));

    const page = await site(brand, { path: null });
    const username = nameOf('bono');
    await test.step('a new player lands on the promotions, reads the terms and joins', async () => {
      await register(page, username);
      const offer = page.getByRole('link', { name: title, exact: true });
      await expect(offer).toBeVisible();
      await expectAccessibleInTurn(page, MAIN);
      await offer.click();
      await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
      await expectAccessibleInTurn(page, MAIN);
      await page.getByLabel('Si depositas').fill('20');
      await expect(page.getByRole('main')).toContainText('S/ 40.00');
      await page.getByRole('checkbox', { name: 'He leído las condiciones' }).check();
      await page.getByRole('button', { name: 'Unirme' }).click();
      await expect(page.getByText('Ya participas.')).toBeVisible();
    });

    await test.step('the deposit shows the offer first, and brings a reward to claim', async () => {
      await page.goto('/deposit');
      await expect(page.getByRole('main')).toContainText(title);
      const player = await playerByCalls(request, brand, username);
      await player.deposit(20);
      await signInAgain(page, username);
      await page.goto('/me/rewards');
      await expect(page.getByRole('main')).toContainText(title, { timeout: COUNTED_MS });
      await expectAccessibleInTurn(page, MAIN);
      await page.getByRole('button', { name: `Reclamar ${title}` }).click();
      await expect(page.getByText(new RegExp(`Reclamaste ${title}`))).toBeVisible();
    });

    await test.step('the meter says what is left; a stake above the limit is refused', async () => {
      await page.goto('/me/bonuses');
      await expect(page.getByRole('progressbar')).toBeVisible();
      await expectAccessibleInTurn(page, MAIN);
      await page.goto('/withdrawal');
      await expect(page.getByRole('main')).toContainText(title);
      const player = await playerByCalls(request, brand, username);
      await expect(player.spin(25)).rejects.toThrow('BONUS_STAKE_LIMIT');
    });

    await test.step('counting bets finish the turnover, and what is left is cash', async () => {
      const player = await playerByCalls(request, brand, username);
      await player.spin(10);
      // No two rounds follow each other faster.
      await page.waitForTimeout(3_000);
      await player.spin(10);
      await signInAgain(page, username);
      await page.goto('/me/bonuses');
      await expect(page.getByText('Ningún bono en curso')).toBeVisible({ timeout: COUNTED_MS });
      await page.goto('/records/betting');
      await expect(page.getByRole('main')).toContainText(title);
    });

    await test.step('the player withdraws it', async () => {
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
      await page.getByLabel('Número de cuenta').fill(accountNumber(Date.now() % 1e9));
      await page.getByLabel('Contraseña de pago').fill(PIN);
      await page.getByRole('button', { name: 'Agregar cuenta', exact: true }).click();
      await expect(page.getByRole('main')).not.toContainText(title);
      await page.locator('#withdrawal-amount').fill('15');
      await page.locator('#withdrawal-password').fill(PIN);
      await page.getByRole('button', { name: /^Retirar S/ }).click();
      await expect(page.getByText('Estamos revisando tu solicitud.')).toBeVisible();
    });
  });
}

test('denluma: an application, a code and the rebate of the day', async ({
  site,
  browser,
  request,
}) => {
  const brand = 'denluma';
  const page = await site(brand, { path: null });
  const { username } = await registerPlayer(page, { name: 'premio', login: true });
  const office = await openOffice(browser, brand);

  await test.step('a player applies with a picture, and staff approve', async () => {
    await page.goto('/promotions');
    await page.getByRole('link', { name: 'Cuéntanos tu mejor ronda', exact: true }).click();
    await page.getByLabel('Comentario').fill('Tres rondas seguidas con el mismo símbolo.');
    await page
      .locator('input[type="file"]')
      .setInputFiles({ name: 'ronda.png', mimeType: 'image/png', buffer: PNG });
    await page.getByRole('button', { name: 'Enviar solicitud' }).click();
    await expect(
      page.getByText('Nuestro equipo está revisando tu solicitud.').first(),
    ).toBeVisible();
    await expectAccessibleInTurn(page, MAIN);
    await office.goto(`/office/promotion-applications?brand=${brand}`);
    const row = office.getByRole('row').filter({ hasText: username });
    await expect(row.getByRole('img').first()).toBeVisible();
    await expectAccessibleInTurn(office);
    await row.getByRole('button', { name: 'Aprobar' }).click();
    const dialog = office.getByRole('dialog');
    await dialog.getByLabel('Motivo').fill('Una ronda para recordar');
    await dialog.getByRole('button', { name: 'Aprobar' }).click();
    await expect(dialog).toBeHidden();
    await page.reload();
    await page.getByRole('button', { name: 'Reclamar', exact: true }).click();
    await expect(page.getByText('La recompensa es tuya', { exact: false })).toBeVisible();
  });

  await test.step('a code becomes a reward', async () => {
    await page.goto('/promotions');
    await page.getByRole('textbox', { name: 'Código' }).fill('bienvenida');
    await page.getByRole('button', { name: 'Canjear' }).click();
    await expect(page.getByText('te espera en el centro de recompensas')).toBeVisible();
    await page.goto('/me/rewards');
    await page.getByRole('button', { name: /^Reclamar ¿Tienes/ }).click();
    await expect(page.getByText('Nada por reclamar')).toBeVisible();
  });

  await test.step('valid bets bring a rebate, which is claimed', async () => {
    const player = await playerByCalls(request, brand, username);
    await player.spin(5);
    await signInAgain(page, username);
    await page.goto('/me/rebate');
    await expect(page.getByRole('main')).toContainText('S/ 0.06', { timeout: COUNTED_MS });
    await expectAccessibleInTurn(page, MAIN);
    await page.getByRole('button', { name: 'Reclamar' }).click();
    await expect(page.getByText('Se sumaron S/ 0.06 a tu saldo.')).toBeVisible();
  });
});
