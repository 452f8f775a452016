import { expect, test } from '#tests/support/e2e.ts';

test.describe.configure({ timeout: 180_000 });

test('a visitor tries a game with play money and is led to an account for more', async ({
  site,
}) => {
  const page = await site('kyvolta');
  const dialog = page.getByRole('dialog');

  await test.step('begin from the header', async () => {
    await page.getByRole('link', { name: 'Probar gratis' }).first().click();
    await expect(dialog.getByRole('heading', { name: 'Juega gratis' })).toBeVisible();
    await expect(dialog.getByText(/1[.,\s]?000[.,]00 de dinero ficticio/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Empezar la prueba' }).click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/\/lobby$/);
    await expect(page.getByRole('banner').getByText('Dinero ficticio')).toBeVisible();
  });

  await test.step('play a round', async () => {
    await page
      .getByRole('link', { name: /Jade Orchard/ })
      .first()
      .click();
    await expect(page.getByText('Dinero ficticio')).toBeVisible();
    const spin = page.getByRole('button', { name: /Girar por/ });
    await expect(spin).toBeEnabled();
    await spin.click();
    // The stake has left the play money.
    await expect(page.getByRole('button', { name: /Saldo/ })).not.toContainText('000.00');
  });

  await test.step('ask for real play', async () => {
    await page.getByRole('button', { name: 'Jugar de verdad' }).click();
    await expect(dialog).toContainText('cuenta real');
    await dialog.getByRole('button', { name: 'Seguir probando' }).click();
    await expect(dialog).toBeHidden();
  });

  await test.step('ask for what needs an account', async () => {
    await page.goto('/deposit');
    await expect(dialog).toContainText('cuenta real');
    await dialog.getByRole('button', { name: 'Crear una cuenta' }).click();
    await expect(dialog.getByRole('heading', { name: /crea tu cuenta/i })).toBeVisible();
  });

  await test.step('nothing of it on a brand that does not offer it', async () => {
    const other = await site('tribunox');
    await expect(other.getByRole('link', { name: 'Probar gratis' })).toHaveCount(0);
    await other.goto('/free-play');
    await expect(
      other.getByRole('heading', { name: 'No hay nada en esta dirección' }),
    ).toBeVisible();
  });
});
