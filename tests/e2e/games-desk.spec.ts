import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/e2e.ts';
import { applyChange, openOffice } from '#tests/support/e2e-office.ts';

/** Other specs edit its manifest alone, and nothing about its games. */
const BRAND = 'quarantelle';

test.describe.configure({ mode: 'serial', timeout: 120_000 });

let office: Page;
test.beforeAll(async ({ browser }) => {
  office = await openOffice(browser, BRAND);
});
test.afterAll(async () => {
  await office.goto(`/office/games?brand=${BRAND}`);
  await putBack(office);
  await office.context().close();
});

/** Whatever was left half done: the brand has again what the catalogue has. */
async function putBack(page: Page): Promise<void> {
  const status = await page.evaluate(async (brand) => {
    const url = `/office/api/brands/${brand}/games`;
    const { csrfToken } = (await (await fetch('/office/api/session')).json()).value;
    const { version } = (await (await fetch(url)).json()).value;
    const nothing = { vendors: [], categories: [], games: [], hot: [] };
    const answer = await fetch(url, {
      method: 'PUT',
      headers: {
        'content-type': 'application/json',
        'x-csrf-token': csrfToken,
        'idempotency-key': crypto.getRandomValues(new Uint32Array(4)).join('-'),
      },
      body: JSON.stringify({ version, ...nothing, reason: 'after the browser test' }),
    });
    return answer.status;
  }, BRAND);
  expect(status).toBe(200);
}

async function signIn(player: Page): Promise<void> {
  const dialog = player.getByRole('dialog');
  await dialog.locator('input[autocomplete="username"]').fill('luna');
  await dialog.locator('input[type="password"]').fill('demo-luna-2026');
  await dialog.locator('button[type="submit"]').click();
  await expect(dialog).toBeHidden();
}

test('a heart asks a visitor to sign in, keeps a game, and lets one change a second pass', async ({
  site,
}) => {
  const player = await site(BRAND, { path: '/rng' });
  await player.keyboard.press('Shift');
  // A title is in a rail and in the list.
  const heart = player.getByRole('button', { name: 'Favorito: Jade Orchard' }).first();
  await heart.click();
  await signIn(player);
  // Back where they were, and nothing is kept yet.
  await expect(player).toHaveURL(/\/rng$/);
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  // The page's time stands still, so both clicks fall into one second on every machine.
  const pressedAt = Date.now();
  await player.clock.setFixedTime(pressedAt);
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await heart.click();
  await expect(player.getByRole('alert')).toHaveText(/^Un cambio por segundo/);
  await player.clock.setFixedTime(pressedAt + 2_000);
  await player.goto('/favourites');
  await expect(player.getByRole('link', { name: /Jade Orchard/ })).toBeVisible();
  const letGo = player.waitForResponse((response) => response.request().method() === 'DELETE');
  // The list of games may be there before the one of hearts.
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  expect((await letGo).status()).toBe(200);
  await player.reload();
  await expect(player.getByText('Aún no tienes favoritos')).toBeVisible();
});

test('a vendor in maintenance opens for nobody, and one that is off is gone', async ({ site }) => {
  const player = await site(BRAND);
  await player.goto('/login');
  await signIn(player);
  await office.goto(`/office/games?brand=${BRAND}`);
  const list = office.getByRole('region', { name: 'Proveedores' });
  const vendors = list.getByRole('group', { name: /^Originals/ });
  const tables = list.getByRole('group', { name: /^Draws/ });
  await vendors.getByRole('radio', { name: 'Mantenimiento' }).check();
  await expect(office.getByText('Originals (en mantenimiento)')).toBeVisible();
  await applyChange(office, 'Trabajos del proveedor');

  await player.goto('/rng');
  await expect(player.getByText('En mantenimiento').first()).toBeVisible();
  await expect(player.locator('main').getByRole('link', { name: /Jade Orchard/ })).toHaveCount(0);
  await player.goto('/seamless?vassalage=house&gameCode=jade-orchard');
  await expect(player.getByText('Este juego está en mantenimiento')).toBeVisible();

  await vendors.getByRole('radio', { name: 'Encendido' }).check();
  await tables.getByRole('radio', { name: 'Apagado' }).check();
  await expect(office.getByText('Originals (en mantenimiento)')).toHaveCount(0);
  await applyChange(office, 'Fin del contrato');
  // Its category has no other vendor.
  expect((await player.goto('/elott'))?.status()).toBe(200);
  await expect(player.getByText('Este sitio no ofrece nada con este nombre.')).toBeVisible();

  await tables.getByRole('radio', { name: 'Encendido' }).check();
  await applyChange(office, 'Vuelve el proveedor');
  await player.goto('/elott');
  await expect(player.getByText('Este sitio no ofrece nada con este nombre.')).toHaveCount(0);
});
