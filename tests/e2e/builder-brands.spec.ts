import type { Page } from '@playwright/test';
import { expect } from '#tests/support/e2e.ts';
import { previewOf, test } from '#tests/support/e2e-builder.ts';

test('each brand that is opened shows its own site, on the way back too', async ({ builder }) => {
  test.setTimeout(120_000);
  const page = await builder('admin', '/');
  await open(page, 'Denluma');
  await page.getByRole('button', { name: 'Todas las marcas' }).click();
  await open(page, 'Kyvolta');
  await page.goBack();
  await expect(page.getByRole('link', { name: /Denluma/ })).toBeVisible();
  await page.goBack();
  await showsSiteOf(page, 'Denluma');
});

async function open(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name: new RegExp(name) }).click();
  await showsSiteOf(page, name);
}

async function showsSiteOf(page: Page, name: string): Promise<void> {
  await expect(page).toHaveTitle(new RegExp(`^${name} `));
  await expect(previewOf(page).getByRole('contentinfo')).toContainText(name, { timeout: 30_000 });
}
