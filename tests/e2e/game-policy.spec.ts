import { expect, test } from '#tests/support/e2e.ts';
import { expectAccessibleInTurn } from '#tests/support/e2e-axe.ts';
import { applyByTwo, applyChange, openOffice } from '#tests/support/e2e-office.ts';
import { beginTrial, openTitle } from '#tests/support/e2e-titles.ts';

/** No other spec plays slots here. */
const BRAND = 'zigzula';

test.describe.configure({ timeout: 120_000 });

test('a policy chooses the return of slots and allows fast play, and players are told', async ({
  browser,
  site,
}) => {
  const office = await openOffice(browser, BRAND);
  await office.goto(`/office/game-policy?brand=${BRAND}`);
  const returned = office.getByLabel('Retorno de las tragamonedas');
  const fast = office.getByRole('switch', { name: 'Juego rápido' });
  const least = office.getByLabel('Tiempo mínimo de una ronda');
  await returned.selectOption('94');
  await fast.check();
  await least.fill('0,5');
  await expect(least).toHaveAccessibleDescription(/1/);
  await expect(office.getByRole('button', { name: 'Revisar el cambio' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await least.fill('');
  await expectAccessibleInTurn(office, { within: ['main'] });
  await applyChange(office, 'El regulador lo pide');

  const page = await site(BRAND, { path: null, viewport: { width: 390, height: 844 } });
  await beginTrial(page);
  await openTitle(page, 'jade-orchard');
  const spin = page.getByRole('button', { name: /^Girar/ });
  await expect(spin).not.toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('switch', { name: 'Juego rápido' }).check();
  await spin.press('Space');
  await expect(
    page.getByText(/^(?:Sin premio|Ganaste|Premio|Devuelve|La ronda paga)/).first(),
  ).toBeAttached({
    timeout: 20_000,
  });
  await page.getByRole('button', { name: /Reglas/ }).click();
  await expect(page.getByRole('dialog').getByText(/1\.0\.0-r94/)).toBeVisible();
  await expect(
    page
      .getByRole('dialog')
      .getByText(/94[.,]0\d/)
      .first(),
  ).toBeVisible();

  await returned.selectOption('');
  await fast.uncheck();
  await applyByTwo(office, BRAND, 'Como antes');
  await page.goto('/rng');
  await openTitle(page, 'jade-orchard');
  await expect(spin).not.toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByRole('switch', { name: 'Juego rápido' })).toHaveCount(0);
  await office.context().close();
});
