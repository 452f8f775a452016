import type { Locator, Page } from '@playwright/test';
import { expect, test } from '#tests/support/e2e.ts';
import {
  createTopAgent,
  firstSignIn,
  makeLink,
  nameOf,
  registerBy,
  signIn,
} from '#tests/support/e2e-agents.ts';
import { expectAccessibleInTurn } from '#tests/support/e2e-axe.ts';
import { setPaymentPassword } from '#tests/support/e2e-payment-password.ts';
import { openOffice } from '#tests/support/e2e-office.ts';
import { playerByCalls } from '#tests/support/e2e-play.ts';
import { PLAYER_PASSWORD } from '#tests/support/e2e-visitor.ts';
import { inTurn } from '#tests/support/test-effort.ts';

test.describe.configure({ timeout: 420_000 });

const PAYMENT_PASSWORD = '480217';
/** Figures follow a judged draw within seconds; a loaded machine takes longer. */
const SHOWN_MS = 90_000;

const money = (micro: bigint): string => `S/ ${(Number(micro) / 1e6).toFixed(2)}`;

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
      await createTopAgent(office, brand, top);
    });

    const page = await site(brand, { path: null });
    await test.step('who signs in, chooses a password, and opens the centre over the page', async () => {
      await firstSignIn(page, top);
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
      await setPaymentPassword(playerPage, { password: PLAYER_PASSWORD, pin: PAYMENT_PASSWORD });
      await playerPage.goto('/me/transfer-upline');
      await playerPage.getByLabel('Monto').fill('10');
      await playerPage.getByLabel('Contraseña de pago').fill(PAYMENT_PASSWORD);
      await expectAccessibleInTurn(playerPage);
      await playerPage.getByRole('button', { name: /^Transferir/ }).click();
      await expect(playerPage.getByRole('main').getByRole('status')).toContainText(
        'Se envió S/ 10.00',
      );

      await setPaymentPassword(subPage, { password: PLAYER_PASSWORD, pin: PAYMENT_PASSWORD });
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
