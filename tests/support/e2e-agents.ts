import { randomInt } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { expectAccessibleInTurn } from './e2e-axe.ts';
import { PLAYER_PASSWORD } from './e2e-visitor.ts';

/** The first password of accounts that staff or an agent made. */
export const FIRST_PASSWORD = 'la primera frase secreta';

/** A name that no other run has. */
export const nameOf = (start: string): string => `${start}${Date.now() % 1e7}${randomInt(100)}`;

/** Staff create a top agent in the office. */
export async function createTopAgent(office: Page, brand: string, username: string): Promise<void> {
  await office.goto(`/office/agents?brand=${brand}`);
  await expectAccessibleInTurn(office);
  await office.getByRole('button', { name: 'Crear un agente principal' }).click();
  const dialog = office.getByRole('dialog');
  await dialog.getByLabel('Usuario').fill(username);
  await dialog.getByLabel('Primera contraseña').fill(FIRST_PASSWORD);
  await dialog.getByLabel('Serie').fill('1960');
  await dialog.getByLabel('Participación').fill('100');
  await dialog.getByLabel('Motivo').fill('Un socio nuevo');
  await expectAccessibleInTurn(office, { within: ['dialog'] });
  await dialog.getByRole('button', { name: 'Crear un agente principal' }).click();
  await expect(office.getByText(`${username} ya es agente principal.`)).toBeVisible();
}

/** An agent signs in for the first time and chooses a password. */
export async function firstSignIn(page: Page, username: string): Promise<void> {
  await page.goto('/agentHome');
  await signIn(page, username, FIRST_PASSWORD);
  const due = page.getByRole('dialog', { name: 'Cambiar contraseña' });
  await due.getByLabel('Contraseña actual').fill(FIRST_PASSWORD);
  await due.getByLabel('Contraseña nueva', { exact: true }).fill(PLAYER_PASSWORD);
  await due.getByLabel('Repite la contraseña nueva').fill(PLAYER_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(due).toBeHidden();
}

/** Fills the sign-in form of the open dialog. */
export async function signIn(page: Page, username: string, password: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[name="username"]').fill(username);
  await dialog.locator('input[name="password"]').fill(password);
  await page.keyboard.press('Enter');
}

/** Makes a registration link in the agent's register centre. @returns the path it leads to */
export async function makeLink(
  page: Page,
  terms: { type?: string; series: string; share: string },
) {
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
export async function registerBy(page: Page, path: string, username: string): Promise<void> {
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
