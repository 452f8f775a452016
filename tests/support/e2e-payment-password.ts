import type { Page } from '@playwright/test';
import { expect } from './e2e.ts';

/** Sets a payment password in the security centre. @param password the one to sign in with */
export async function setPaymentPassword(
  page: Page,
  { password, pin }: { readonly password: string; readonly pin: string },
): Promise<void> {
  await page.goto('/me/security');
  const card = page.getByRole('region', { name: 'Contraseña de pago' });
  await card.getByRole('button', { name: 'Crear una contraseña de pago' }).click();
  await card.getByLabel('Contraseña de ingreso').fill(password);
  await card.getByLabel('Contraseña de pago nueva', { exact: true }).fill(pin);
  await card.getByLabel('Repite la contraseña de pago nueva').fill(pin);
  await card.getByRole('button', { name: 'Guardar' }).click();
  await expect(card.getByText('La contraseña de pago está guardada.')).toBeVisible();
}
