import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/e2e.ts';
import { expectAccessibleInTurn } from '#tests/support/e2e-axe.ts';
import { signInAs, wake } from '#tests/support/e2e-overlays.ts';

test.describe.configure({ timeout: 300_000 });

/** A draw a minute, its close, and the time that a loaded machine takes. */
const DRAW_MS = 90_000;

test('a player buys by pad and by text, sees results arrive, verifies a draw, and chases', async ({
  site,
}) => {
  const page = await site('ondavela', { path: null });
  await signInAs(page, 'diego');
  const slip = page.getByRole('region', { name: /^Boleto \(/ });
  const pad = page.getByRole('region', { name: 'Tu apuesta' });
  const add = pad.getByRole('button', { name: 'Agregar al boleto' });

  await test.step('the lobby shows running countdowns and leads to a board', async () => {
    await page.goto('/elott');
    await wake(page);
    await expect(page.getByRole('timer').first()).toHaveText(/\d\d:\d\d|Sorteando/);
    await expectAccessibleInTurn(page);
    await page.getByRole('link', { name: 'Rush Five 1 min' }).click();
    await expect(page).toHaveURL(/gameCode=ssc-1/);
  });

  const open = async (gameCode: string): Promise<void> => {
    if (!page.url().includes(`gameCode=${gameCode}`)) {
      await page.goto(`/lottery?gameCode=${gameCode}`);
      await wake(page);
    }
    await pad.getByRole('button', { name: /\D0[.,]02$/ }).click();
  };
  const addText = async (text: string): Promise<void> => {
    await pad.getByRole('button', { name: 'Escribir como texto' }).click();
    await pad.getByLabel('Apuestas como texto').fill(text);
    await pad.getByRole('button', { name: /^Agregar \d/ }).click();
    await pad.getByRole('button', { name: 'Usar teclados' }).click();
  };

  for (const { gameCode, fill, text } of [
    { gameCode: 'pk10-1', fill: ['Grande', 'Chico'], text: 'big|||||||||' },
    { gameCode: 'k3-1', fill: ['Grande', 'Chico'], text: 'odd' },
    { gameCode: '11x5-1', fill: ['1', '2'], text: '3 4 5' },
    { gameCode: 'lucky-28', fill: ['Grande', 'Chico'], text: 'even' },
  ]) {
    await test.step(`a ticket of ${gameCode}`, async () => {
      await open(gameCode);
      for (const name of fill) {
        await pad
          .getByRole('button', { name: new RegExp(`^${name}( ?[\\d.,]+)?$`) })
          .first()
          .click();
      }
      await add.click();
      await addText(text);
      await buy(page);
    });
  }

  await test.step('a chase and a ticket of ssc-1 on every digit', async () => {
    await page.goto('/lottery?gameCode=ssc-1');
    await wake(page);
    await open('ssc-1');
    await pad.getByRole('button', { name: 'Todos' }).first().click();
    await add.click();
    await slip.getByLabel('Sorteos seguidos').fill('3');
    await buy(page);
    await expect(page.getByText('1 de 3 sorteos comprados')).toBeVisible();
    await addText('12345');
    await buy(page);
    // The header covers what is scrolled beneath it.
    await page.evaluate(() => scrollTo(0, 0));
    await expectAccessibleInTurn(page);
  });

  await test.step('the result arrives without a reload, with the reason and the end of the chase', async () => {
    await expect(page.getByText('Detenida por un premio')).toBeVisible({ timeout: DRAW_MS });
    const paid = page.getByRole('listitem').filter({ hasText: 'Devuelto' }).last();
    // Every digit was bet on: the prize is less than the stake, and no win.
    await expect(paid).toContainText('Se devolvieron');
    await paid.getByRole('button', { name: /^Ver \d/ }).click();
    await expect(paid).toContainText('1 de 10 apuestas ganaron');
  });

  await test.step('the draw is verified in the browser', async () => {
    await page.getByRole('radio', { name: 'Resultados' }).check({ force: true });
    await page
      .getByRole('button', { name: /^Verificar el sorteo/ })
      .first()
      .click();
    await expect(page.getByText('Las semillas dan exactamente estos números')).toBeVisible();
    await page.getByRole('radio', { name: 'Tendencia' }).check({ force: true });
    await expect(page.getByText('no tiene memoria', { exact: false })).toBeVisible();
    // The header covers what is scrolled beneath it.
    await page.evaluate(() => scrollTo(0, 0));
    await expectAccessibleInTurn(page);
  });
});

/** Buys the slip; a close in between asks to carry it to the next draw. */
async function buy(page: Page): Promise<void> {
  const done = page.getByText('Boleto comprado', { exact: false });
  await expect(async () => {
    const carry = page.getByRole('button', { name: /^Pasar al/ });
    if (await carry.isVisible()) await carry.click();
    await page.getByRole('button', { name: 'Comprar boleto' }).click({ timeout: 2_000 });
    await expect(done).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 40_000 });
}
