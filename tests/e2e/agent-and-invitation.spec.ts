import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/e2e.ts';
import { openOffice } from '#tests/support/e2e-office.ts';
import { PLAYER_PASSWORD, registerPlayer } from '#tests/support/e2e-visitor.ts';

const BRAND = 'ondavela';

test.describe.configure({ mode: 'serial', timeout: 180_000 });

async function signIn(page: Page, username: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[name="username"]').fill(username);
  await dialog.locator('input[name="password"]').fill(PLAYER_PASSWORD);
  await page.keyboard.press('Enter');
}

test('staff appoint an agent, who signs in to an area of their own and invites', async ({
  site,
  browser,
}) => {
  const page = await site(BRAND, { path: null });
  const { username } = await registerPlayer(page, { name: 'ag' });

  await test.step('a player is told that the area is for agents', async () => {
    await page.goto('/agentHome');
    await expect(page.getByRole('dialog', { name: 'Ingreso de agentes' })).toBeVisible();
    await signIn(page, username);
    await expect(page.getByText('Solo los agentes pueden ingresar a esta área.')).toBeVisible();
  });

  await test.step('staff make the player an agent', async () => {
    const office = await openOffice(browser, BRAND);
    await office.goto('/office/members');
    await office.getByRole('searchbox').fill(username);
    await office.getByRole('link', { name: username }).click();
    await office.getByRole('button', { name: 'Nombrar agente' }).click();
    await office.getByLabel('Motivo').fill('Solicitud por correo');
    await office.getByRole('dialog').getByRole('button', { name: 'Nombrar agente' }).click();
    await expect(office.getByText('El jugador ya es agente.')).toBeVisible();
  });

  let link = '';
  await test.step('the agent finds account and code', async () => {
    await page.goto('/agentHome');
    await signIn(page, username);
    await expect(page.getByRole('heading', { name: 'Inicio de agentes' })).toBeVisible();
    link = (await page.getByText(/\/join\/[A-Z2-9]{8}$/).textContent()) ?? '';
    expect(link).toContain('/join/');
  });

  await test.step('a guest registers by the link', async () => {
    const guest = await site(BRAND, { path: new URL(link).pathname });
    const code = link.slice(-8);
    await expect(guest.getByText(code)).toBeVisible();
    await expect(guest).toHaveURL(new RegExp(`/join\\?code=${code}$`));
    await guest.goto('/register?code=NOBODYS1');
    const name = `guest${Date.now() % 1e8}`;
    const form = guest.getByRole('dialog');
    await form.locator('input[name="username"]').fill(name);
    await form.locator('input[name="password"]').fill(PLAYER_PASSWORD);
    await form.locator('input[name="confirmPassword"]').fill(PLAYER_PASSWORD);
    await form.locator('input[name="birthday"]').fill('1990-05-17');
    await form.locator('input[name="termsAccepted"]').check();
    await form.getByRole('button', { name: 'Crear cuenta' }).click();
    const wrong = guest.getByRole('dialog', { name: 'Este código de invitación no es válido' });
    await expect(wrong).toBeVisible();
    await wrong.getByRole('button', { name: 'Seguir sin el código' }).click();
    await form.getByRole('button', { name: 'Crear cuenta' }).click();
    await expect(guest.locator('header').getByText(name).first()).toBeAttached();
  });
});

test('a player sets a payment password in the security centre', async ({ site }) => {
  const page = await site(BRAND, { path: null });
  await registerPlayer(page, { name: 'pay', login: true });
  await page.goto('/me/security');
  const card = page.getByRole('region', { name: 'Contraseña de pago' });
  await card.getByRole('button', { name: 'Crear una contraseña de pago' }).click();
  await card.getByLabel('Contraseña de ingreso').fill(PLAYER_PASSWORD);
  await card.getByLabel('Contraseña de pago nueva', { exact: true }).fill('123456');
  await card.getByLabel('Repite la contraseña de pago nueva').fill('123456');
  await card.getByRole('button', { name: 'Guardar' }).click();
  await expect(card.getByText('Elige una que no sea una serie')).toBeVisible();
  await card.getByLabel('Contraseña de pago nueva', { exact: true }).fill('480217');
  await card.getByLabel('Repite la contraseña de pago nueva').fill('480217');
  await card.getByRole('button', { name: 'Guardar' }).click();
  await expect(card.getByText('La contraseña de pago está guardada.')).toBeVisible();
  await expect(card.getByRole('button', { name: 'Cambiar la contraseña de pago' })).toBeVisible();
});
