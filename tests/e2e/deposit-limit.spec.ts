import { expect, test } from '#tests/support/e2e.ts';
import { expectAccessibleInTurn } from '#tests/support/e2e-axe.ts';
import { signInAs, wake } from '#tests/support/e2e-overlays.ts';

test('a player limits deposits at once, and a raise waits for a confirmation', async ({ site }) => {
  const page = await site('quarantelle', { path: null });
  await signInAs(page, 'bruno');
  await page.goto('/deposit');
  await wake(page);
  const prompt = page.getByText('No tienes un límite de depósito', { exact: false });
  await expect(prompt).toBeVisible();
  const day = page.getByRole('group', { name: 'Depósitos · 24 horas' });
  await day.getByRole('button', { name: 'Cambiar' }).click();
  await day.getByRole('textbox').fill('-3');
  await page.keyboard.press('Enter');
  await expect(day.getByText('Escribe un monto mayor que 0', { exact: false })).toBeVisible();
  await day.getByRole('textbox').fill('300');
  await page.keyboard.press('Enter');
  await expect(day).toContainText('300');
  await expect(prompt).toBeHidden();
  await day.getByRole('button', { name: 'Cambiar' }).click();
  await day.getByRole('textbox').fill('900');
  await page.keyboard.press('Enter');
  await expect(day.getByText('Pediste aumentarlo', { exact: false })).toBeVisible();
  await expect(day.getByRole('button', { name: 'Confirmar el aumento' })).toBeDisabled();
  // What lies half under the bar at this moment is no target too small.
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessibleInTurn(page);

  await page.locator('#deposit-amount').fill('400');
  await page
    .getByRole('button', { name: /^Depositar|^Continuar|^Pagar/ })
    .last()
    .click();
  await expect(page.getByText('superaría un límite', { exact: false }).first()).toBeVisible();
  await day.getByRole('button', { name: 'Conservar el límite actual' }).click();
  await expect(day.getByText('Pediste aumentarlo', { exact: false })).toBeHidden();
});
