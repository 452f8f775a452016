import { expect, test } from '#tests/support/e2e.ts';
import { expectAccessibleInTurn } from '#tests/support/e2e-axe.ts';
import { openOffice } from '#tests/support/e2e-office.ts';
import { signInAs, wake } from '#tests/support/e2e-overlays.ts';

test.describe.configure({ timeout: 240_000 });

/** A round with its pause, on a loaded machine. */
const ROUND_MS = 60_000;
const TABLE = '/live/table?table=roulette-a';

test('players of two brands see one round, and one is paid by it', async ({ site }) => {
  const page = await site('denluma', { path: null });
  const other = await site('quarantelle', { path: null });
  await signInAs(page, 'luna');

  await test.step('the lobby shows every table with its state', async () => {
    await page.goto('/live');
    await wake(page);
    await page.getByRole('button', { name: 'Ruleta', exact: true }).click();
    await expect(page.getByRole('link', { name: 'Roulette Aurora' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Sic Bo Jade' })).toBeHidden();
    await expectAccessibleInTurn(page);
    await page.getByRole('link', { name: 'Roulette Aurora' }).click();
  });

  const red = page.getByRole('button', { name: /^Rojo/ });
  const put = page.getByRole('button', { name: /^Apostar/ });
  await test.step('chips lie on a spot, come back, and are put down as one order', async () => {
    await expect(page.getByRole('timer')).toBeVisible({ timeout: ROUND_MS });
    await expect
      .poll(async () => Number(await page.getByRole('timer').textContent()), { timeout: ROUND_MS })
      .toBeGreaterThan(10);
    await red.click();
    await red.press('Enter');
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await expect(red).toHaveAccessibleName(/S\/\s1\.00/);
    await put.click();
    await expect(page.getByRole('button', { name: 'Elige casillas' })).toBeVisible();
  });

  await test.step('both brands see the same pocket, and the page proves it', async () => {
    await other.goto(TABLE);
    await wake(other);
    const result = (at: typeof page) => at.locator('p[role=status]').filter({ hasText: /\d/ });
    // It is read while it is shown: it goes with the round.
    let shown = 'none';
    await expect
      .poll(
        async () => {
          const texts = await result(page).allTextContents();
          shown = /^\d+ \S+/.exec(texts.find((text) => /^\d+ /.test(text)) ?? '')?.[0] ?? 'none';
          return shown;
        },
        { timeout: ROUND_MS },
      )
      .not.toBe('none');
    await expect(result(other).filter({ hasText: shown })).toBeVisible({ timeout: ROUND_MS });
    await page.getByText(/^Prueba de la ronda/).click();
    await expect(page.getByText(/la ronda es la misma/)).toBeVisible({ timeout: ROUND_MS });
    await expectAccessibleInTurn(page);
  });

  await test.step('on a phone the chips are in reach above the bar of the site', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/live/table?table=baccarat-a');
    await wake(page);
    await expect(page.getByRole('button', { name: /^Jugador,/ })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Elige casillas' })).toBeInViewport();
    await expectAccessibleInTurn(page);
  });
});

test('staff see the tables and their rounds', async ({ browser }) => {
  const page = await openOffice(browser, 'denluma', 'operator');
  await page.goto('/office/live-tables');
  await page.getByRole('button', { name: 'Rondas: Roulette Aurora' }).click();
  await expect(page.getByRole('dialog').getByRole('row').nth(1)).toBeVisible();
  await expectAccessibleInTurn(page);
});

test('a player sits down, bets and decides, and the dealer plays the hand out', async ({
  site,
}) => {
  const page = await site('denluma', { path: null });
  await signInAs(page, 'luna');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/live/table?table=blackjack-a');
  await wake(page);
  await page.getByRole('button', { name: 'Sentarse Asiento 4' }).click({ timeout: ROUND_MS });
  const seat = page.getByRole('region', { name: 'Tu asiento, número 4' });
  await expect(seat).toBeVisible();
  await expectAccessibleInTurn(page);

  await expect(page.getByText('Hagan sus apuestas')).toBeVisible({ timeout: ROUND_MS });
  await seat.getByRole('button', { name: /^Asiento 4/ }).click();
  await page.getByRole('button', { name: /^Apostar/ }).click();
  const decline = page.getByRole('button', { name: 'Sin seguro' });
  const stand = page.getByRole('button', { name: 'Plantarse' });
  const result = page.getByText(/^El crupier (tiene|se pasa)/).first();
  // A blackjack asks for nothing.
  await expect(decline.or(stand).or(result).first()).toBeVisible({ timeout: ROUND_MS });
  if (await decline.isVisible()) await decline.click();
  await expect(stand.or(result).first()).toBeVisible({ timeout: ROUND_MS });
  if (await stand.isVisible()) {
    await expectAccessibleInTurn(page);
    await stand.click();
  }
  await expect(result).toBeVisible({ timeout: ROUND_MS });
});
