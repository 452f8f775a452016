import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/e2e.ts';
import { wake } from '#tests/support/e2e-overlays.ts';
import { accountNumber } from '#tests/support/withdrawals.ts';

test.describe.configure({ timeout: 420_000 });

const PASSWORD = 'una frase bastante larga';
const PIN = '480217';
/** The wait for a round of crash, and for a draw to be open. */
const ROUND_MS = 160_000;

test('a newcomer with a phone searches, tries, registers, deposits, plays, bets and withdraws without a detour', async ({
  site,
}) => {
  const page = await site('kyvolta', { viewport: { width: 390, height: 844 } });
  await wake(page);
  const dialog = page.getByRole('dialog');

  await test.step('finds a game by typing', async () => {
    await openMenu(page);
    await page
      .getByRole('link', { name: /^Buscar/ })
      .first()
      .click();
    await page.getByRole('searchbox').pressSequentially('jade', { delay: 60 });
    await page
      .getByRole('main')
      .getByRole('link', { name: /Jade Orchard/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { name: 'Jade Orchard' })).toBeVisible();
  });

  await test.step('tries it with play money', async () => {
    await page
      .getByRole('main')
      .getByRole('link', { name: 'Probar gratis' })
      .or(page.getByRole('button', { name: 'Probar gratis' }))
      .first()
      .click();
    await dialog.getByRole('button', { name: 'Empezar la prueba' }).click();
    await spin(page);
  });

  await test.step('registers', async () => {
    await page.getByRole('button', { name: 'Jugar de verdad' }).click();
    await dialog.getByRole('button', { name: 'Crear una cuenta' }).click();
    await dialog.getByLabel('Apodo de jugador').fill(`nueva${Date.now() % 1e9}`);
    await dialog.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
    await dialog.getByLabel('Repite la contraseña').fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Continuar' }).click();
    await dialog.getByLabel('Fecha de nacimiento').fill('1990-05-17');
    await dialog.getByRole('button', { name: 'Continuar' }).click();
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: 'Crear cuenta' }).click();
    await expect(dialog).toBeHidden();
  });

  await test.step('deposits 50', async () => {
    await page.goto('/deposit');
    await wake(page);
    await page.getByLabel('Monto').first().fill('50');
    await page.getByRole('button', { name: 'Continuar', exact: true }).click();
    const order = await page.getByRole('link', { name: 'Continuar al pago' }).getAttribute('href');
    await page.goto(order ?? '');
    await page.getByRole('button', { name: 'Pagar' }).click();
    await expect(page.getByText('Pagado. Ya puedes volver al sitio.')).toBeVisible();
    await page.getByRole('link', { name: 'Volver al sitio' }).click();
    await expect(page.getByText('Acreditado').first()).toBeVisible();
  });

  await test.step('plays a slot', async () => {
    await page.goto('/seamless?vassalage=house&gameCode=jade-orchard');
    await spin(page);
  });

  await test.step('plays crash', async () => {
    await page.goto('/seamless?vassalage=house&gameCode=crash-comet');
    const leaveAt = page.getByLabel('Cobrar automáticamente en');
    await expect(leaveAt).toBeEnabled({ timeout: ROUND_MS });
    await leaveAt.fill('1.01');
    await leaveAt.press('Enter');
    const bet = page.getByRole('button', { name: /^Apostar S/ });
    await expect(async () => {
      await bet.click({ timeout: 2_000 });
      await expect(page.getByRole('button', { name: 'Estás dentro' })).toBeVisible();
    }).toPass({ timeout: ROUND_MS });
    await expect(
      page.getByText('se apagó').or(page.getByText('para que despegue')).first(),
    ).toBeVisible({ timeout: ROUND_MS });
  });

  await test.step('buys a lottery ticket from the bar at the lower edge', async () => {
    await page.goto('/lottery?gameCode=lucky-28');
    await wake(page);
    const pad = page.getByRole('region', { name: 'Tu apuesta' });
    await pad
      .getByRole('button', { name: /^Grande( ?[\d.,]+)?$/ })
      .first()
      .click();
    await pad.getByRole('button', { name: 'Agregar al boleto' }).click();
    await page.getByRole('button', { name: /Ver boleto/ }).click();
    await expect(async () => {
      const carry = page.getByRole('button', { name: /^Pasar al/ });
      if (await carry.isVisible()) await carry.click();
      await page.getByRole('button', { name: 'Comprar boleto' }).click({ timeout: 2_000 });
      await expect(page.getByText('Boleto comprado', { exact: false })).toBeVisible();
    }).toPass({ timeout: 60_000 });
  });

  await test.step('withdraws 20', async () => {
    await page.goto('/withdrawal');
    await wake(page);
    await page.getByRole('button', { name: 'Crear una contraseña de pago' }).click();
    const fields = page.locator('input[type="password"]');
    await fields.nth(0).fill(PASSWORD);
    await fields.nth(1).fill(PIN);
    await fields.nth(2).fill(PIN);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Agregar cuenta bancaria' }).click();
    await page.getByLabel('Titular de la cuenta').fill('Rita Quispe');
    await page.getByLabel('Número de cuenta').fill(accountNumber(Date.now() % 1e9));
    await page.getByLabel('Contraseña de pago').fill(PIN);
    await page.getByRole('button', { name: 'Agregar cuenta', exact: true }).click();
    await page.locator('#withdrawal-amount').fill('20');
    await page.locator('#withdrawal-password').fill(PIN);
    await page.getByRole('button', { name: /^Retirar S/ }).click();
    await expect(page.getByText('Estamos revisando tu solicitud.')).toBeVisible();
  });
});

async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menú' }).click();
  await expect(page.getByRole('group', { name: 'Menú' })).toBeVisible();
}

/** One spin to its end; a long show is ended as a player would. */
async function spin(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: /^Girar por/ });
  await expect(button).toBeEnabled({ timeout: 30_000 });
  const finished = page.waitForResponse(/\/house\/rounds\/\d+\/finish$/, { timeout: 150_000 });
  await button.click();
  const skip = page.getByRole('button', { name: 'Terminar la animación' });
  let isOver = false;
  const ended = finished.finally(() => {
    isOver = true;
  });
  while (!isOver) await skip.dispatchEvent('click', {}, { timeout: 1_000 }).catch(() => undefined);
  expect((await ended).status()).toBe(200);
}
