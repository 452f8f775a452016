import { expect, test } from '#tests/support/e2e.ts';
import { expectAccessibleInTurn } from '#tests/support/e2e-axe.ts';
import { applyChange, openOffice } from '#tests/support/e2e-office.ts';

/** No other spec changes its session limits. */
const BRAND = 'quarantelle';

test('session limits are checked against their bounds, saved and found in the audit log', async ({
  browser,
}) => {
  const office = await openOffice(browser, BRAND);
  await office.goto(`/office/session-limits?brand=${BRAND}`);
  const idle = office.getByLabel('Límite de inactividad');
  const review = office.getByRole('button', { name: 'Revisar el cambio' });
  await expect(idle).toHaveAccessibleDescription(/De 5 a 30 minutos/);
  const held = await idle.inputValue();

  await idle.fill('31');
  await expect(idle).toHaveAccessibleDescription(/30/);
  await expect(idle).toHaveAttribute('aria-invalid', 'true');
  await expect(review).toHaveAttribute('aria-disabled', 'true');
  await expectAccessibleInTurn(office);

  await idle.fill('20');
  await applyChange(office, 'Prueba de límites');
  await office.getByRole('link', { name: 'Registro de cambios' }).click();
  await expect(office).toHaveURL(/\/audit\?.*action=setSessionLimits/);
  await expect(office.getByText('Prueba de límites').first()).toBeVisible();

  await office.goto(`/office/session-limits?brand=${BRAND}`);
  await idle.fill(held);
  await applyChange(office, 'Fin de la prueba');
  await office.context().close();
});
