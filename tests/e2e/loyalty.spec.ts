import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/e2e.ts';
import { expectAccessible, expectAccessibleInTurn } from '#tests/support/e2e-axe.ts';
import { openOffice } from '#tests/support/e2e-office.ts';
import { signInAs } from '#tests/support/e2e-overlays.ts';
import { playerByCalls } from '#tests/support/e2e-play.ts';
import { registerPlayer, signInAgain } from '#tests/support/e2e-visitor.ts';

test.describe.configure({ timeout: 240_000 });

const BRAND = 'ondavela';
const SECOND_TITLE = 'amber-sands';

test('a player sees missions and levels, spins, opens an egg and takes an envelope with others', async ({
  site,
  browser,
}) => {
  const page = await site(BRAND, { path: null, viewport: { width: 390, height: 844 } });
  await signInAs(page, 'luna');
  await test.step('missions show progress, and rankings their places', async () => {
    await page.goto('/me/missions');
    await expect(page.getByRole('heading', { name: 'Cinco rondas al día' })).toBeVisible();
    await expect(page.getByRole('progressbar').first()).toBeVisible();
    await expectAccessibleInTurn(page);
    await page.goto('/me/missions?view=rankings');
    await expect(page.getByRole('heading', { name: 'Clasificación de múltiplos' })).toBeVisible();
    await expectAccessibleInTurn(page);
  });
  await test.step('levels say in amounts what is missing', async () => {
    await page.goto('/me/vip');
    await expect(page.getByRole('heading', { name: 'Diamante' })).toBeVisible();
    await expect(page.getByRole('heading', { name: /Progreso/ })).toBeVisible();
    await expect(page.getByText(/Apuestas válidas de este mes/).first()).toBeVisible();
    await expectAccessibleInTurn(page);
  });
  await test.step('a spin and an egg are drawn once each', async () => {
    await openPromotion(page, 'Rueda de premios');
    await expect(page.getByText('Tienes 5 giros.')).toBeVisible();
    await expectAccessibleInTurn(page);
    await page.getByRole('button', { name: 'Girar' }).click();
    await expect(page.getByText('Te quedan 4 giros.')).toBeVisible();
    await expect(page.getByText('Tienes 4 giros.')).toBeVisible();
    await openPromotion(page, 'Huevo de oro');
    await expect(page.getByText('Tienes 3 boletos.')).toBeVisible();
    await page.getByRole('button', { name: /Huevo 2/ }).click();
    await expect(page.getByText('Te quedan 2 boletos.')).toBeVisible();
    await expectAccessibleInTurn(page);
  });
  await test.step('three players take three envelopes of a rain', async () => {
    const all = [page];
    for (const who of ['bruno', 'carla'] as const) {
      const other = await site(BRAND, { path: null });
      await signInAs(other, who);
      all.push(other);
    }
    for (const one of all) await openPromotion(one, 'Lluvia de sobres');
    await Promise.all(
      all.map((one) => one.getByRole('button', { name: 'Tomar un sobre' }).click()),
    );
    for (const one of all) await expect(one.getByText('Tu sobre:')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Quedan 197 de 200')).toBeVisible();
    // The bar at the bottom covers what lies below it by chance.
    await page.setViewportSize({ width: 390, height: 1800 });
    await expectAccessibleInTurn(page);
  });
  await test.step('staff read rankings, levels and campaigns', async () => {
    const office = await openOffice(browser, BRAND);
    await office.goto(`/office/boards?brand=${BRAND}`);
    await expect(office.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(office);
    await office.goto(`/office/vip-policy?brand=${BRAND}`);
    await office.getByRole('button', { name: /Contar/ }).click();
    await expect(office.getByText(/subir/i).first()).toBeVisible();
    await expectAccessible(office);
    await office.context().close();
  });
});

test('a new player completes a mission, climbs a level and earns points by playing', async ({
  site,
  request,
}) => {
  const page = await site(BRAND, { path: '/', viewport: { width: 390, height: 844 } });
  const { username } = await registerPlayer(page, { name: 'sube', login: true });
  const player = await playerByCalls(request, BRAND, username);
  await player.deposit(50);
  for (let round = 0; round < 4; round += 1) await player.spin(5);
  await player.spin(undefined, SECOND_TITLE);
  await signInAgain(page, username);
  await page.goto('/me/missions');
  const mission = page.getByRole('listitem').filter({ hasText: 'Cinco rondas al día' });
  await mission.getByRole('button', { name: /Reclamar/ }).click({ timeout: 40_000 });
  await expect(mission.getByRole('button', { name: /Reclamar/ })).toBeHidden();
  await page.goto('/me/vip');
  await expect(page.getByText('Progreso hacia Plata')).toBeVisible({ timeout: 40_000 });
  await expectAccessibleInTurn(page);
  await page.goto('/pointMall');
  // One point for 10.00 of bets.
  await expect(page.getByRole('region', { name: 'Tus puntos' })).toContainText(/puntos[1-9]/);
});

/** Opens a promotion by its title. */
async function openPromotion(page: Page, title: string): Promise<void> {
  await page.goto('/promotions');
  await page.getByRole('link', { name: title, exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}
