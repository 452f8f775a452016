import { rm } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import { expect, test } from '#tests/support/e2e.ts';
import { markPopupsSeen, PLAYER_PASSWORD, registerPlayer } from '#tests/support/e2e-visitor.ts';
import { expectAccessibleInTurn } from '#tests/support/e2e-axe.ts';
import { type OneBrand, oneBrand } from '#tests/support/one-brand.ts';
import { seededFolder } from '#tests/support/seeded-place.ts';
import { type RunningServer, startServer } from '#tests/support/start-server.ts';

test.describe.configure({ timeout: 240_000 });

let server: RunningServer;
let dataDir: string;
let site: OneBrand;

/** A server of its own: it is killed. */
test.beforeAll(async () => {
  dataDir = await seededFolder({ brand: 'denluma' });
  site = await oneBrand('denluma');
  server = await startServer({ ...site.env, DATA_DIR: dataDir });
});
test.afterAll(async () => {
  await server.stop('SIGKILL');
  await site.remove();
  await rm(dataDir, { recursive: true, force: true });
});

const origin = (brand: string): string => `http://${brand}.localhost:${server.port}`;

test('what happens to a player shows in every browser, and again after the server was killed', async ({
  browser,
}) => {
  const one = await openSite(browser);
  const { username } = await registerPlayer(one, { name: 'live', login: true });
  await goLive(one);
  // The same sign-in in another browser: a second sign-in would end the first.
  const two = await openSite(browser, await one.context().storageState());
  await goLive(two);
  await expect(two.getByText('S/ 0.00').first()).toBeVisible();

  const reference = await orderDeposit(one, 20_000_000);
  await settle(one, reference);
  for (const page of [one, two]) {
    await expect(page.getByText('S/ 20.00').first()).toBeVisible({ timeout: 2_000 });
    await expect(notice(page)).toContainText(/Depósito de S\/\s20.00 acreditado|Mensaje nuevo/);
    await expect(bell(page)).toContainText('1');
  }

  const office = await openOffice(browser);
  await writeToDepositors(office, 'Torneo del viernes');
  for (const page of [one, two]) await expect(bell(page)).toContainText('2');
  await expect(two).toHaveTitle(/^\(2\) /);

  expect(await server.stop('SIGKILL')).toBeNull();
  server = await startServer({ ...site.env, DATA_DIR: dataDir, PORT: String(server.port) });
  await writeToDepositors(office, 'Torneo del sábado');
  for (const page of [one, two]) await expect(bell(page)).toContainText('3', { timeout: 40_000 });

  await one.goto('/me/messages');
  await expect(one.getByRole('button', { name: /Torneo del sábado/ })).toBeVisible();
  await expectAccessibleInTurn(one);
  await one.getByRole('button', { name: /Torneo del sábado/ }).click();
  await expect(one.getByText('A las 20:00.')).toBeVisible();
  await expect(bell(two)).toContainText('2');
  await one.getByRole('button', { name: 'Eliminar' }).click();
  await expect(one.getByRole('button', { name: /Torneo del sábado/ })).toHaveCount(0);
  await goLive(one);
  await one.getByRole('button', { name: 'Marcar todo como leído' }).click();
  await expect(bell(two)).not.toContainText(/\d/);

  // The office hears of what players do, long before it would ask again.
  const heard = office.waitForEvent('websocket');
  await office.goto('/office/feedback?brand=denluma');
  await (
    await heard
  ).waitForEvent('framereceived', {
    predicate: ({ payload }) => String(payload).includes('"topic":"feedbackQueue"'),
  });
  await sendFeedback(one, 'Una pregunta en vivo');
  await expect(office.getByText('Una pregunta en vivo')).toBeVisible({ timeout: 3_000 });

  // A sign-in elsewhere is told without a touch.
  const elsewhere = await openSite(browser);
  await call(elsewhere, 'POST', '/wps/session/login', {
    type: 'username',
    username,
    password: PLAYER_PASSWORD,
  });
  for (const page of [one, two]) {
    await expect(page.getByRole('dialog')).toContainText('otro dispositivo', { timeout: 8_000 });
  }
});

async function openSite(
  browser: Browser,
  storageState?: Awaited<ReturnType<ReturnType<Page['context']>['storageState']>>,
): Promise<Page> {
  const context = await browser.newContext({
    baseURL: origin('denluma'),
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    ...(storageState === undefined ? {} : { storageState }),
  });
  await context.addInitScript(markPopupsSeen);
  const page = await context.newPage();
  await page.goto('/');
  return page;
}

/** Touches the page, and waits until it hears of what happens. */
async function goLive(page: Page): Promise<void> {
  const joined = page.waitForEvent('websocket');
  await page.reload();
  await page.locator('html[data-awake]').waitFor();
  await page.mouse.move(200, 200);
  await page.mouse.move(220, 220);
  const socket = await joined;
  await socket.waitForEvent('framereceived', {
    predicate: ({ payload }) => String(payload).includes('"topic":"deposit"'),
  });
}

async function openOffice(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin('denluma') });
  const page = await context.newPage();
  await page.goto('/office/');
  await page.getByRole('textbox', { name: 'Usuario' }).fill('admin');
  await page.getByRole('textbox', { name: 'Contraseña' }).fill('demo-admin-2026');
  await page.getByRole('button', { name: 'Ingresar' }).click();
  await expect(page.getByRole('navigation', { name: 'Secciones' })).toBeVisible();
  return page;
}

async function writeToDepositors(office: Page, title: string): Promise<void> {
  await office.goto('/office/inbox?brand=denluma');
  await office.getByRole('button', { name: 'Escribir un mensaje' }).click();
  await office.getByLabel('Para', { exact: true }).selectOption('Un grupo de jugadores');
  await office.getByLabel('Depósitos', { exact: true }).selectOption('Han depositado');
  await office.getByLabel('Título').fill(title);
  await office.getByLabel('Contenido').fill('<p>A las 20:00.</p>');
  await office.getByRole('button', { name: 'Enviar', exact: true }).click();
  const dialog = office.getByRole('dialog');
  await dialog.getByLabel('Motivo').fill('Torneo');
  await dialog.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(office.getByRole('row', { name: new RegExp(title) })).toContainText('Enviado');
}

const bell = (page: Page) => page.locator('[data-element="messages"]');
const notice = (page: Page) => page.getByRole('status').filter({ hasText: /Depósito|Mensaje/ });

/** A call of the signed-in player's page. @returns the answer's value */
function call<Value>(page: Page, method: string, address: string, body: object): Promise<Value> {
  return page.evaluate(
    async ([verb, url, sent]) => {
      const session = await (await fetch('/wps/session')).json();
      const answer = await fetch(url, {
        method: verb,
        headers: {
          'content-type': 'application/json',
          'idempotency-key': crypto.randomUUID(),
          'x-csrf-token': session.value.csrfToken,
        },
        body: sent,
      });
      const { success, value, code } = await answer.json();
      if (success !== true) throw new Error(`${url}: ${code}`);
      return value;
    },
    [method, address, JSON.stringify(body)] as const,
  );
}

/** @returns the reference of a deposit that waits for its payment */
async function orderDeposit(page: Page, amountMicro: number): Promise<string> {
  const body = { channel: 'sandbox', amountMicro: String(amountMicro) };
  return (await call<{ reference: string }>(page, 'POST', '/wps/relay/deposits', body)).reference;
}

async function sendFeedback(page: Page, content: string): Promise<void> {
  await call(page, 'PUT', '/wps/feedback', { questionType: 'deposit', content });
}

async function settle(page: Page, reference: string): Promise<void> {
  await call(page, 'POST', `/payments/sandbox/${reference}/settle`, { outcome: 'paid' });
}
