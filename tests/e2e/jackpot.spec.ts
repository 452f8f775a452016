import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { makeTicketsWin } from '#tests/support/certain-jackpot.ts';
import { expect, test } from '#tests/support/e2e.ts';
import { expectAccessibleInTurn } from '#tests/support/e2e-axe.ts';
import { signInAs, wake } from '#tests/support/e2e-overlays.ts';
import { oneBrand } from '#tests/support/one-brand.ts';
import { startServer } from '#tests/support/start-server.ts';

test.describe.configure({ timeout: 180_000 });

const BOARD = '[data-part="jackpot"]';
const GAME = '/seamless?vassalage=house&gameCode=jade-orchard';
/** The smallest that Jade Orchard takes in PEN. */
const STAKE_MICRO = 500_000n;

const poolAnswer = (page: Page) =>
  page.waitForResponse((response) => response.url().endsWith('/wps/relay/game/jackpot'));

test('the pool stands in the page before the app, is asked anew by it, and leads to the game', async ({
  request,
  site,
}) => {
  // Only browsers know where *.localhost is. The demo's first stake opens the pool.
  const firstHtml = async () =>
    (
      await request.get(`http://127.0.0.1:${process.env['E2E_PORT']}/`, {
        headers: { host: 'ondavela.localhost' },
      })
    ).text();
  await expect.poll(firstHtml, { timeout: 30_000 }).toMatch(/data-part="jackpot"[^]*\$2\d\d,\d\d/);

  const page = await site('ondavela', { path: null, reducedMotion: 'reduce' });
  await signInAs(page, 'diego');
  const asked = poolAnswer(page);
  await page.goto('/');
  const board = page.locator(BOARD);
  await expect(board).toContainText(/\$2\d\d,\d\d/);
  await wake(page);
  const { value } = (await (await asked).json()) as { value: { jackpot: { poolMicro: string } } };
  const cents = String(BigInt(value.jackpot.poolMicro) / 10_000n);
  const amount = board.locator('[data-part="jackpot-amount"] [aria-hidden]');
  // The demo's players may have played on meanwhile.
  await expect
    .poll(async () => Number((await amount.textContent())?.replaceAll(/\D/g, '')))
    .toBeGreaterThanOrEqual(Number(cents));
  await board.scrollIntoViewIfNeeded();
  await expectAccessibleInTurn(page, { within: [`section:has(${BOARD})`] });

  await board.getByRole('link', { name: 'Jugar Jade Orchard' }).click();
  await expect(page).toHaveURL(/\/seamless\?/);
  await expect(page.getByText('Pozo', { exact: true })).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Reglas y premios' }).click();
  const rules = page.getByRole('dialog');
  await expect(rules.getByRole('heading', { name: 'El pozo acumulado' })).toBeVisible();
  await expectAccessibleInTurn(page, { within: ['#overlays'] });
});

test('who takes the pool is told so after the game, and has the money', async ({ site }) => {
  const brand = await oneBrand('denluma');
  // The demo's players open the pool in the first seconds of a new demo.
  const dataDir = await mkdtemp(path.join(tmpdir(), 'jackpot-'));
  const env = { ...brand.env, DATA_DIR: dataDir };
  let server = await startServer(env);
  try {
    const baseURL = `http://denluma.localhost:${server.port}`;
    const page = await site('denluma', { baseURL, reducedMotion: 'reduce' });
    await expect
      .poll(async () => (await page.reload())?.text(), { timeout: 30_000 })
      .toContain('data-part="jackpot"');
    // What the page is still loading is not there once the server stops.
    await page.goto('about:blank');
    await server.stop();
    await makeTicketsWin(dataDir, STAKE_MICRO);
    server = await startServer({ ...env, PORT: String(server.port) });

    await page.goto('/login');
    const signIn = page.getByRole('dialog');
    await signIn.locator('input[name="username"]').fill('luna');
    await signIn.locator('input[name="password"]').fill('demo-luna-2026');
    await page.keyboard.press('Enter');
    await expect(signIn).toBeHidden();
    await page.goto(GAME);
    const spin = page.getByRole('button', { name: /^Girar por/ });
    await expect(spin).toHaveAttribute('aria-disabled', 'false', { timeout: 30_000 });
    await spin.click();

    const won = page.getByRole('dialog', { name: 'El pozo es tuyo' });
    await expect(won).toBeVisible({ timeout: 60_000 });
    await expect(won.getByRole('status')).toHaveText(/El pozo es tuyo: S\/\s50\d\.\d\d\./);
    await expectAccessibleInTurn(page, { within: ['#overlays'] });
    await page.keyboard.press('Escape');
    await expect(won).toBeHidden();
    // 250.00 of the demo less its bets, which may have paid by now, and the pool of 500.00 and more.
    await expect(page.getByRole('button', { name: /Actualizar saldo/ })).toContainText(
      /S\/\s(6[5-9]\d|[7-9]\d\d|1,\d{3})/,
    );
    await expect(page.getByText('Ganancia neta')).toBeVisible();
    // The next pool begins with the house's start.
    await expect(page.getByText(/^S\/\s500\.00$/).first()).toBeVisible();
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
    await brand.remove();
  }
});
