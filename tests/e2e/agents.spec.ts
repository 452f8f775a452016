import { randomInt } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '#tests/support/e2e.ts';
import { expectAccessibleInTurn } from '#tests/support/e2e-axe.ts';
import { openOffice } from '#tests/support/e2e-office.ts';
import { playerByCalls } from '#tests/support/e2e-play.ts';
import { PLAYER_PASSWORD } from '#tests/support/e2e-visitor.ts';
import { inTurn } from '#tests/support/test-effort.ts';

test.describe.configure({ timeout: 420_000 });

const FIRST_PASSWORD = 'la primera frase secreta';
const PAYMENT_PASSWORD = '480217';
/** Figures follow a judged draw within seconds; a loaded machine takes longer. */
const SHOWN_MS = 90_000;

const nameOf = (start: string): string => `${start}${Date.now() % 1e7}${randomInt(100)}`;
const money = (micro: bigint): string => `S/ ${(Number(micro) / 1e6).toFixed(2)}`;

async function signIn(page: Page, username: string, password: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[name="username"]').fill(username);
  await dialog.locator('input[name="password"]').fill(password);
  await page.keyboard.press('Enter');
}

/** Makes a registration link in the agent's register centre. @returns the path it leads to */
async function makeLink(page: Page, terms: { type?: string; series: string; share: string }) {
  await page.goto('/agentHome/register-centre');
  await page.getByText('Enlaces de registro', { exact: true }).click();
  await page.getByRole('button', { name: 'Crear un enlace' }).first().click();
  const dialog = page.getByRole('dialog');
  const { type, series, share } = terms;
  if (type !== undefined) {
    await dialog.getByRole('combobox', { name: 'Tipo de cuenta' }).selectOption({ label: type });
  }
  await dialog.getByLabel('Serie').fill(series);
  await dialog.getByLabel('Participación').fill(share);
  await dialog.getByRole('button', { name: 'Crear enlace' }).click();
  await expect(dialog).toBeHidden();
  const address = page.getByText(/\/join\/[A-Z2-9]{8}$/).first();
  await expect(address).toBeVisible();
  return new URL((await address.textContent()) ?? '').pathname;
}

/** Follows an invitation as a stranger does, and registers. */
async function registerBy(page: Page, path: string, username: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('main').getByRole('link', { name: 'Crear una cuenta' }).click();
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
  await expect(page.locator('header').getByText(username).first()).toBeAttached();
}

const figure = (page: Page, name: string): Locator =>
  page.locator('main dl > div').filter({ hasText: name }).first().locator('dd');

for (const brand of inTurn(['denluma', 'kyvolta'])) {
  test(`${brand}: a top agent's link leads to a team whose bets both levels see and earn on`, async ({
    site,
    browser,
    request,
  }) => {
    const top = nameOf('jefe');
    const office = await openOffice(browser, brand);
    await test.step('staff create a top agent', async () => {
      await office.goto(`/office/agents?brand=${brand}`);
      await expectAccessibleInTurn(office);
      await office.getByRole('button', { name: 'Crear un agente principal' }).click();
      const dialog = office.getByRole('dialog');
      await dialog.getByLabel('Usuario').fill(top);
      await dialog.getByLabel('Primera contraseña').fill(FIRST_PASSWORD);
      await dialog.getByLabel('Serie').fill('1960');
      await dialog.getByLabel('Participación').fill('100');
      await dialog.getByLabel('Motivo').fill('Un socio nuevo');
      await expectAccessibleInTurn(office, { within: ['dialog'] });
      await dialog.getByRole('button', { name: 'Crear un agente principal' }).click();
      await expect(office.getByText(`${top} ya es agente principal.`)).toBeVisible();
    });

    const page = await site(brand, { path: null });
    await test.step('who signs in, chooses a password, and opens the centre over the page', async () => {
      await page.goto('/agentHome');
      await signIn(page, top, FIRST_PASSWORD);
      const due = page.getByRole('dialog', { name: 'Cambiar contraseña' });
      await due.getByLabel('Contraseña actual').fill(FIRST_PASSWORD);
      await due.getByLabel('Contraseña nueva', { exact: true }).fill(PLAYER_PASSWORD);
      await due.getByLabel('Repite la contraseña nueva').fill(PLAYER_PASSWORD);
      await page.keyboard.press('Enter');
      await expect(due).toBeHidden();
      await expect(page.getByRole('heading', { name: 'Inicio de agentes' })).toBeVisible();
      await expectAccessibleInTurn(page);
      await page.goto('/hot');
      await page.locator('header').getByRole('link', { name: 'Centro de agentes' }).click();
      const popup = page.getByRole('dialog', { name: 'Centro de agentes' });
      await popup.getByRole('link', { name: 'Mi red' }).click();
      await expect(popup.getByRole('heading', { name: 'Mi red' })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page).toHaveURL(/\/hot$/);
    });

    const sub = nameOf('sub');
    const subPage = await site(brand, { path: null });
    await test.step('a stranger registers by the link as a sub-agent', async () => {
      const path = await makeLink(page, { type: 'Subagente', series: '1940', share: '50' });
      await expectAccessibleInTurn(page);
      await registerBy(subPage, path, sub);
    });

    const player = nameOf('juega');
    const playerPage = await site(brand, { path: null });
    await test.step('and invites a player', async () => {
      const path = await makeLink(subPage, { series: '1900', share: '0' });
      await registerBy(playerPage, path, player);
    });

    const calls = await playerByCalls(request, brand, player);
    await calls.deposit(100);
    const { stake, payout } = await calls.spin();
    const { stake: ticket, judged } = await calls.buyTicket();

    await test.step('both levels see it to the unit, and what it earns them', async () => {
      await judged();
      for (const agent of [page, subPage]) {
        await expect(async () => {
          await agent.goto('/agentHome/team');
          await agent.getByRole('button', { name: 'Hoy', exact: true }).click();
          await expect(figure(agent, 'Apuestas válidas')).toContainText(money(stake + ticket), {
            timeout: 5_000,
          });
        }).toPass({ timeout: SHOWN_MS });
        await expect(figure(agent, 'Depósitos')).toContainText('S/ 100.00');
        await expectAccessibleInTurn(agent);
      }
      await subPage.goto('/agentHome/team-betting');
      await expect(subPage.getByRole('row').filter({ hasText: player })).toContainText(
        money(stake + ticket),
      );
      expect(payout).toBeGreaterThanOrEqual(0n);
      await subPage.goto('/agentHome/income');
      const byTicket = (ticket * 40n) / 2000n;
      await expect(subPage.getByText(/\(1940 − 1900\) \/ 2000/)).toContainText(money(byTicket));
      await page.goto('/agentHome/income');
      await expect(page.getByText(/\(1960 − 1940\) \/ 2000/)).toContainText(
        money((ticket * 20n) / 2000n),
      );
      await expectAccessibleInTurn(page);
      await subPage.goto('/agentHome/downline-transactions');
      await expect(subPage.getByRole('row').filter({ hasText: player }).first()).toBeVisible();
    });

    await test.step('money goes up to the agent, and down again', async () => {
      await playerPage.goto('/login');
      await signIn(playerPage, player, PLAYER_PASSWORD);
      await expect(playerPage.locator('header').getByText(player).first()).toBeAttached();
      await setPaymentPassword(playerPage);
      await playerPage.goto('/me/transfer-upline');
      await playerPage.getByLabel('Monto').fill('10');
      await playerPage.getByLabel('Contraseña de pago').fill(PAYMENT_PASSWORD);
      await expectAccessibleInTurn(playerPage);
      await playerPage.getByRole('button', { name: /^Transferir/ }).click();
      await expect(playerPage.getByRole('main').getByRole('status')).toContainText(
        'Se envió S/ 10.00',
      );

      await setPaymentPassword(subPage);
      await subPage.goto('/agentHome/downlines');
      await subPage.getByRole('main').getByText(player).click();
      const dialog = subPage.getByRole('dialog');
      await dialog.getByText('Transferir', { exact: true }).click();
      await dialog.getByLabel('Monto').fill('2');
      await dialog.getByLabel('Contraseña de pago').fill(PAYMENT_PASSWORD);
      await expectAccessibleInTurn(subPage, { within: ['#overlays'] });
      await dialog.getByRole('button', { name: /^Enviar S/ }).click();
      await expect(dialog).toContainText('Se enviaron S/ 2.00');
      await subPage.goto('/agentHome');
      // 10.00 less the fee of half a per cent, less 2.00.
      await expect(subPage.getByRole('main')).toContainText('S/ 7.95');
    });

    await test.step('the office finds the figures sound', async () => {
      await office.goto(`/office/team-figures?brand=${brand}`);
      await office
        .getByRole('button', { name: /^Recalcular/ })
        .first()
        .click();
      await expect(office.getByText('Coincide', { exact: true }).first()).toBeVisible();
      await expectAccessibleInTurn(office);
      await office.context().close();
    });
  });
}

async function setPaymentPassword(page: Page): Promise<void> {
  await page.goto('/me/security');
  const card = page.getByRole('region', { name: 'Contraseña de pago' });
  await card.getByRole('button', { name: 'Crear una contraseña de pago' }).click();
  await card.getByLabel('Contraseña de ingreso').fill(PLAYER_PASSWORD);
  await card.getByLabel('Contraseña de pago nueva', { exact: true }).fill(PAYMENT_PASSWORD);
  await card.getByLabel('Repite la contraseña de pago nueva').fill(PAYMENT_PASSWORD);
  await card.getByRole('button', { name: 'Guardar' }).click();
  await expect(card.getByText('La contraseña de pago está guardada.')).toBeVisible();
}
