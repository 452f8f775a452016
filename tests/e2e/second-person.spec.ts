import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/e2e.ts';
import { openOffice } from '#tests/support/e2e-office.ts';

/** Its demo act is looked at by no other spec. */
const BRAND = 'tribunox';

test.describe.configure({ mode: 'serial', timeout: 120_000 });

let office: Page;
test.beforeAll(async ({ browser }) => {
  office = await openOffice(browser, BRAND);
});
test.afterAll(async () => {
  await office.context().close();
});

test('a second person sees what was asked for, approves it, and saves the codes', async () => {
  await office.goto(`/office/second-person?brand=${BRAND}`);
  const row = office.getByRole('row', { name: /Crear vales/ });
  await expect(row).toContainText('Vouchers for the kiosks of the centre');
  await row.getByRole('button', { name: 'Crear vales' }).click();
  await expect(office.getByText('Kiosk', { exact: true })).toBeVisible();
  await office.getByRole('button', { name: 'Aprobar: Crear vales' }).click();
  const dialog = office.getByRole('dialog');
  await dialog.getByRole('textbox').fill('Comprobado con la central');
  await dialog.getByRole('button', { name: 'Aprobar' }).click();
  await expect(dialog).toBeHidden();
  await expect(office.getByText('Se crearon 250 códigos')).toBeVisible();
  const [saved] = await Promise.all([
    office.waitForEvent('download'),
    office.getByRole('button', { name: 'Guardar códigos' }).click(),
  ]);
  expect(saved.suggestedFilename()).toBe(`vouchers-${BRAND}.csv`);
  await expect(row).toHaveCount(0);
});
