import { expect, test } from '#tests/support/e2e.ts';
import { expectAccessibleInTurn } from '#tests/support/e2e-axe.ts';
import { readCodeInOffice } from '#tests/support/e2e-office.ts';
import { registerPlayer } from '#tests/support/e2e-visitor.ts';

test.describe.configure({ timeout: 180_000 });

const BRAND = 'zigzula';
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

test('a player links an e-mail address by the code sent to it', async ({ browser, site }) => {
  const page = await site(BRAND, { ...PHONE, path: null });
  const { username } = await registerPlayer(page, { name: 'mail', login: true });
  const address = `${username}.linked@example.com`;
  await page.goto('/me/security');
  const card = page.getByRole('region', { name: /^Correo electrónico/ });
  const heading = card.getByRole('heading');
  await card.getByRole('button', { name: /^(Verificarlo|Vincular un correo)$/ }).click();
  const email = card.getByLabel('Correo electrónico');
  await expect(email).toBeFocused();

  await email.fill('not an address');
  await card.getByRole('button', { name: 'Enviar código' }).click();
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await email.fill(address);
  await card.getByRole('button', { name: 'Enviar código' }).click();
  await expect(card.getByText('El código va en camino')).toContainText(address);
  await expect(card.getByRole('button', { name: /Enviar de nuevo en/ })).toBeDisabled();

  const code = card.getByLabel('Código de verificación');
  const sent = await readCodeInOffice(browser, BRAND, address);
  const wrong = sent === '0000000' ? '0000001' : '0000000';
  await code.fill(wrong);
  await page.keyboard.press('Enter');
  await expect(code).toHaveAccessibleDescription(/no es correcto/);
  await expect(email).toHaveValue(address);
  await code.evaluate((field) => field.scrollIntoView({ block: 'center' }));
  await expectAccessibleInTurn(page, { within: ['main'] });

  await code.fill(sent);
  await page.keyboard.press('Enter');
  const message = card.getByRole('status').filter({ hasText: 'está vinculado' });
  await expect(message).toBeVisible();
  await expect(card.locator(':focus')).toContainText('está vinculado');
  await expect(heading).toContainText('Verificado');
  await expect(card).toContainText(address);
  await expect(email).toHaveCount(0);
  await heading.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await expectAccessibleInTurn(page, { within: ['main'] });

  await page.reload();
  await expect(heading).toContainText('Verificado');
  await expect(card.getByRole('button', { name: 'Cambiar el correo' })).toBeVisible();
});
