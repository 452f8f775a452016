import { rm } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import { expect, test } from '#tests/support/e2e.ts';
import { setOrigin } from '#tests/support/e2e-call.ts';
import { beginTrial } from '#tests/support/e2e-titles.ts';
import { markPopupsSeen } from '#tests/support/e2e-visitor.ts';
import { type OneBrand, oneBrand } from '#tests/support/one-brand.ts';
import { seededFolder } from '#tests/support/seeded-place.ts';
import { type RunningServer, startServer } from '#tests/support/start-server.ts';

test.describe.configure({ timeout: 600_000 });

/** A round may last as long as its luck: two and a half minutes at most. */
const ROUND_MS = 160_000;

let server: RunningServer;
let dataDir: string;
let site: OneBrand;

/** A server of its own: it is killed. */
test.beforeAll(async () => {
  dataDir = await seededFolder({ brand: 'kyvolta' });
  site = await oneBrand('kyvolta');
  server = await startServer({ ...site.env, DATA_DIR: dataDir });
});
test.afterAll(async () => {
  await server.stop('SIGKILL');
  await site.remove();
  await rm(dataDir, { recursive: true, force: true });
});

test('three players share a round, and the next one survives a killed server', async ({
  browser,
}) => {
  // One after the other: three browsers that start at once make a small machine late.
  const pages = [await sit(browser), await sit(browser), await sit(browser)] as const;
  const [first, second, third] = pages;
  const leaveAt = second.getByLabel('Cobrar automáticamente en');
  // A demo player's round may be under way.
  await expect(leaveAt).toBeEnabled({ timeout: ROUND_MS });
  await leaveAt.fill('1.01');
  await leaveAt.press('Enter');
  await shareRound(pages);
  // One leaves by hand if the round lasts so long; whatever comes, all see the same end.
  const leave = first.getByRole('button', { name: /^Cobrar S/ });
  await leave.or(first.getByText('se apagó')).first().waitFor({ timeout: 15_000 });
  if (await leave.isVisible()) await leave.click({ timeout: 1000 }).catch(() => undefined);
  await ended(pages);
  const results = await Promise.all(
    pages.map((page) =>
      page
        .getByRole('list', { name: /Resultados/ })
        .locator('li')
        .first()
        .innerText(),
    ),
  );
  expect(new Set(results).size).toBe(1);
  expect(await balanceOf(third)).toBeLessThanOrEqual(1000);

  await betTogether(pages);
  expect(await server.stop('SIGKILL')).toBeNull();
  server = await startServer({ ...site.env, DATA_DIR: dataDir, PORT: String(server.port) });
  // The round goes on by the clock: it has ended, or is about to, and each stake has its end.
  await ended(pages);
  for (const page of pages) {
    await page.reload();
    const bet = page.getByRole('button', { name: /^Apostar S/ });
    await expect(bet).not.toHaveAttribute('aria-disabled', 'true', { timeout: ROUND_MS });
  }
  // A few stakes of 0.50 at most are gone, and only what was left in time came back.
  expect(await balanceOf(third)).toBeGreaterThanOrEqual(995);
  await betTogether(pages);
});

async function sit(browser: Browser): Promise<Page> {
  const baseURL = `http://kyvolta.localhost:${server.port}`;
  const context = await browser.newContext({
    baseURL,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  setOrigin(context, baseURL);
  await context.addInitScript(markPopupsSeen);
  const page = await context.newPage();
  await beginTrial(page);
  await page.goto('/seamless?vassalage=house&gameCode=crash-comet');
  return page;
}

/** All sit in one round: where a slow page missed one, in the next. */
async function shareRound(pages: readonly Page[]): Promise<void> {
  await expect(async () => {
    await betTogether(pages);
    for (const page of pages) {
      await expect(page.getByText('3 jugadores en la mesa')).toBeVisible();
    }
  }).toPass({ timeout: 2 * ROUND_MS });
}

/** All bet in the next round that is open for bets: a click that comes too late is made again. */
async function betTogether(pages: readonly Page[]): Promise<void> {
  await Promise.all(
    pages.map(async (page) => {
      const bet = page.getByRole('button', { name: /^Apostar S/ });
      const seated = page.getByRole('button', { name: 'Estás dentro' });
      await expect(async () => {
        if (await seated.isVisible()) return;
        await expect(bet).not.toHaveAttribute('aria-disabled', 'true', { timeout: ROUND_MS });
        await bet.click({ timeout: 2000 });
        await expect(seated).toBeVisible({ timeout: 5000 });
      }).toPass({ timeout: 2 * ROUND_MS });
    }),
  );
}

async function ended(pages: readonly Page[]): Promise<void> {
  for (const page of pages) {
    await expect(
      page.getByText('se apagó').or(page.getByText('para que despegue')).first(),
    ).toBeVisible({
      timeout: ROUND_MS,
    });
  }
}

async function balanceOf(page: Page): Promise<number> {
  const text = await page.getByRole('button', { name: /Saldo/ }).innerText();
  return Number(/([\d.,]+)/.exec(text.replace('S/', ''))?.[1]?.replaceAll(',', '') ?? NaN);
}
