import { expect, test } from '#tests/support/e2e.ts';
import {
  createTopAgent,
  firstSignIn,
  makeLink,
  nameOf,
  registerBy,
} from '#tests/support/e2e-agents.ts';
import { expectAccessibleInTurn } from '#tests/support/e2e-axe.ts';
import { approveAct, openOffice } from '#tests/support/e2e-office.ts';

test.describe.configure({ timeout: 420_000 });

const BRAND = 'denluma';
const WAGES = '/agentHome/daily-wages';
/** Lets the popup of offers open, which tests have marked as seen. */
const forgetPopup = (): void => sessionStorage.removeItem('popup/contract/agent');

test('a brand offers a contract, and its agent passes a part of it on', async ({
  site,
  browser,
}) => {
  const top = nameOf('firma');
  const office = await openOffice(browser, BRAND);
  await createTopAgent(office, BRAND, top);
  await test.step('staff offer a contract, which a second person approves', async () => {
    await office.goto(`/office/contracts?brand=${BRAND}`);
    await office.getByRole('button', { name: 'Ofrecer un contrato' }).click();
    const dialog = office.getByRole('dialog');
    await dialog.getByLabel('Cuenta de un agente').fill(top);
    await dialog.getByRole('button', { name: 'Buscar' }).click();
    await dialog.getByRole('combobox', { name: 'Agente principal' }).selectOption({ label: top });
    await dialog.getByRole('combobox', { name: 'Tipo' }).selectOption({ label: 'Salario diario' });
    await dialog.getByLabel('Tasa', { exact: true }).fill('99');
    await expect(dialog.getByText('Ninguna tasa puede superar el tope de la marca.')).toBeVisible();
    await dialog.getByLabel('Tasa', { exact: true }).fill('2');
    await dialog.getByLabel('Motivo').fill('Un socio nuevo');
    await expectAccessibleInTurn(office, { within: ['dialog'] });
    const answered = office.waitForResponse((one) => one.request().method() === 'POST');
    await dialog.getByRole('button', { name: 'Enviar la oferta' }).click();
    const { value } = (await (await answered).json()) as { value: { staffActId: string } };
    await expect(
      office.getByText(`La oferta a ${top} espera a una segunda persona.`),
    ).toBeVisible();
    await approveAct(browser, BRAND, value.staffActId);
  });

  const page = await site(BRAND, { path: null });
  await test.step('the agent sees its terms and what it would have paid, and accepts', async () => {
    await page.addInitScript(forgetPopup);
    await firstSignIn(page, top);
    const popup = page.getByRole('dialog', { name: 'Te ofrecen un contrato' });
    await expectAccessibleInTurn(page, { within: ['dialog'] });
    await popup.getByRole('link', { name: 'Verla' }).click();
    await expect(page.getByRole('heading', { name: 'Salario diario' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Lo que habría pagado' })).toBeVisible();
    await expectAccessibleInTurn(page);
    await page.getByRole('button', { name: 'Aceptar' }).click();
    await expect(page.getByRole('button', { name: 'Pedir el fin' })).toBeVisible();
  });

  const sub = nameOf('filial');
  const subPage = await site(BRAND, {
    path: null,
    viewport: { width: 390, height: 844 },
  });
  await test.step('a sub-agent registers', async () => {
    const path = await makeLink(page, { type: 'Subagente', series: '1940', share: '50' });
    await registerBy(subPage, path, sub);
  });
  await test.step('and is offered less than the agent has: more is refused while it is typed', async () => {
    await page.goto(WAGES);
    await page.getByRole('tab', { name: 'Mi red' }).click();
    await page.getByRole('button', { name: 'Ofrecer un contrato' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('checkbox', { name: sub }).check();
    await dialog.getByLabel('Tasa', { exact: true }).fill('2.5');
    await expect(dialog.getByText('Tu propio contrato no cubre esto.')).toBeVisible();
    await dialog.getByLabel('Tasa', { exact: true }).fill('1.5');
    await expectAccessibleInTurn(page, { within: ['dialog'] });
    await dialog.getByRole('button', { name: 'Ofrecer a 1 cuenta' }).click();
    await expect(page.getByText(`El contrato se ofreció a ${sub}.`)).toBeVisible();
  });
  await test.step('the sub-agent accepts on a phone', async () => {
    await subPage.addInitScript(forgetPopup);
    await subPage.goto('/agentHome');
    await subPage.getByRole('dialog').getByRole('button', { name: 'Más tarde' }).click();
    // The menu has one too.
    await subPage.getByRole('main').getByRole('link', { name: 'Salario diario' }).last().click();
    await expectAccessibleInTurn(subPage);
    await subPage.getByRole('button', { name: 'Aceptar' }).click();
    await expect(subPage.getByRole('button', { name: 'Pedir el fin' })).toBeVisible();
  });
  await test.step('both contracts are in force in the office', async () => {
    await office.goto(`/office/contracts?brand=${BRAND}`);
    await office.getByLabel('Cuenta de un agente').fill(top);
    await office.keyboard.press('Enter');
    const rows = office.locator('tbody tr');
    await expect(rows).toHaveCount(2);
    await expect(rows.filter({ hasText: 'Activo' })).toHaveCount(2);
    await expectAccessibleInTurn(office);
  });
});
