import { expect, test } from '#tests/support/e2e.ts';
import { expectAccessibleInTurn } from '#tests/support/e2e-axe.ts';
import { openOffice } from '#tests/support/e2e-office.ts';
import { wake } from '#tests/support/e2e-overlays.ts';
import { PLAYER_PASSWORD, registerPlayer } from '#tests/support/e2e-visitor.ts';

const BRAND = 'denluma';

test('a player takes a break, cannot sign in during it, and staff see it', async ({
  browser,
  site,
}) => {
  const page = await site(BRAND, { path: null });
  const { username } = await registerPlayer(page, { name: 'break', login: true });

  await page.goto('/safer-play');
  await wake(page);
  const term = page.getByRole('combobox', { name: 'Cuánto tiempo' });
  await term.selectOption({ label: '6 semanas' });
  await page.getByRole('button', { name: 'Tomar una pausa…' }).click();
  const dialog = page.getByRole('dialog', { name: '¿Empezar la pausa ahora?' });
  await expect(dialog.getByRole('button', { name: 'Empezar la pausa' })).toBeDisabled();
  await expectAccessibleInTurn(page, { within: ['#overlays'] });
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Empezar la pausa' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Tu pausa empezó' })).toBeVisible();

  await page.goto('/login');
  await page.getByRole('dialog').locator('input[name="username"]').fill(username);
  await page.getByRole('dialog').locator('input[name="password"]').fill(PLAYER_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('Fin:');

  const office = await openOffice(browser, BRAND, 'support');
  await office.goto(`/office/members?search=${username}`);
  await office.getByRole('link', { name: username }).first().click();
  await expect(office.getByText('Protección del jugador')).toBeVisible();
  await office.context().close();
});
