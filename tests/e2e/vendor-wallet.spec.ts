import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/e2e.ts';
import { expectAccessible } from '#tests/support/e2e-axe.ts';
import { playerByCalls } from '#tests/support/e2e-play.ts';
import { registerPlayer } from '#tests/support/e2e-visitor.ts';

const BRAND = 'denluma';
const VENDOR = 'Demo Duels';

test.describe.configure({ timeout: 180_000 });

/** Soles as the page writes them: `S/ 12.50`. */
const solesIn = (text: string): number => Number(text.replace(/[^0-9.]/g, ''));

/** @returns the money in the site's wallet and at the vendor */
async function moneyOn(page: Page): Promise<{ here: number; there: number }> {
  await page.goto('/wallet');
  const card = page.getByRole('listitem').filter({ hasText: VENDOR }).first();
  await expect(card.getByText(/^Leído/)).toBeVisible();
  const here = await page.locator('#balance-title + p').innerText();
  return { here: solesIn(here), there: solesIn(await card.locator('dd').innerText()) };
}

test('a player moves money to a vendor, plays, is cut off and brings everything back', async ({
  site,
  request,
}) => {
  const page = await site(BRAND, { viewport: { width: 390, height: 844 } });
  const { username } = await registerPlayer(page, { name: 'duel', login: true });
  const calls = await playerByCalls(request, BRAND, username);
  await calls.deposit(200);
  await page.goto('/login');
  const signIn = page.getByRole('dialog');
  await signIn.locator('input[name="username"]').fill(username);
  await signIn.locator('input[name="password"]').fill('una frase bastante larga');
  await page.keyboard.press('Enter');
  await expect(page.locator('header').getByText(username).first()).toBeAttached();

  await test.step('an amount above the balance is refused on the form', async () => {
    await page.goto('/wallet');
    await page.getByRole('button', { name: 'Mover dinero' }).click();
    await page.getByLabel('Importe').fill('201');
    await page.getByRole('button', { name: 'Mover', exact: true }).click();
    await expect(page.getByText(/Como máximo/)).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('the money arrives at the vendor', async () => {
    await page.getByLabel('Importe').fill('50');
    await page.getByRole('button', { name: 'Mover', exact: true }).click();
    await expect(page.getByText('Hecha')).toBeVisible();
    expect(await moneyOn(page)).toEqual({ here: 150, there: 50 });
  });

  await test.step('a round is played from it', async () => {
    await page.goto('/seamless?vassalage=DEMO_DUELS&gameCode=lantern-duel');
    const frame = page.frameLocator('iframe');
    await frame.locator('#go').click();
    await expect(frame.locator('#result')).toHaveText(/Recibes|Sin premio/, { timeout: 30_000 });
  });

  await test.step('the connection is cut and all the money is brought back', async () => {
    await page.context().setOffline(true);
    await page.waitForTimeout(500);
    await page.context().setOffline(false);
    const { here, there } = await moneyOn(page);
    expect(here).toBe(150);
    await page.getByRole('button', { name: 'Traer todo de vuelta' }).click();
    await expect(page.getByRole('button', { name: 'Traer todo de vuelta' })).toBeHidden();
    expect(await moneyOn(page)).toEqual({ here: 150 + there, there: 0 });
  });
});
