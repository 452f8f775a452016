import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { isPlayerNamespace } from '#brand/checks/languages/readers.ts';
import { expect } from '#tests/support/e2e.ts';
import { opened, openSection, previewOf, test } from '#tests/support/e2e-builder.ts';
import { registerPlayer } from '#tests/support/e2e-visitor.ts';

test.describe.configure({ timeout: 240_000 });

const drawing = (color: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><rect width="40" height="20" fill="${color}"/></svg>`,
  );
const svgFile = (name: string, color: string) => ({
  name,
  mimeType: 'image/svg+xml',
  buffer: drawing(color),
});

const ENGLISH = 'brands/_base/locales/en';

/** A brand offers a language once nearly all that players read is written in it. */
const translations = () => ({
  language: 'gl',
  texts: Object.fromEntries(
    readdirSync(ENGLISH)
      .map((file) => path.basename(file, '.json'))
      .filter(isPlayerNamespace)
      .map((namespace) => [
        namespace,
        JSON.parse(readFileSync(`${ENGLISH}/${namespace}.json`, 'utf8')) as object,
      ]),
  ),
});

test('an operator adds a language and a bank, and a new brand is live with both', async ({
  builder,
  browser,
  site,
}) => {
  await test.step('the operator adds Galician with its first texts', async () => {
    const page = await builder('operator', '/languages');
    await page.getByRole('button', { name: 'Añadir un idioma' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Código').fill('gl');
    await expect(dialog.getByLabel('Nombre en inglés')).toHaveValue('Galician');
    await dialog.getByRole('button', { name: 'Añadir', exact: true }).click();
    await page.locator('input[type=file]').setInputFiles({
      name: 'gl.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(translations())),
    });
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Importar \d+/ })
      .click();
    await page.getByRole('button', { name: /^Guardar \d+/ }).click();
    await expect(page.getByText(/textos guardados/)).toBeVisible({ timeout: 30_000 });
  });

  await test.step('and a bank with its logos', async () => {
    const page = await builder('operator', '/registry');
    await page.getByRole('button', { name: 'Agregar un banco' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Nombre').fill('Banco Rianxo');
    await dialog.getByRole('checkbox', { name: /^Perú/ }).check();
    const [light, dark] = await dialog.locator('input[type=file]').all();
    await light?.setInputFiles(svgFile('claro.svg', '#0B5D4E'));
    await dark?.setInputFiles(svgFile('oscuro.svg', '#9CE5D6'));
    await dialog.getByRole('button', { name: 'Guardar' }).click();
    await expect(page.getByRole('heading', { name: 'Banco Rianxo' })).toBeVisible();
  });

  const page = await builder('admin', '/');
  await test.step('a brand manager makes a brand from a name and two colours', async () => {
    await page.getByRole('button', { name: 'Nueva marca' }).click();
    await page.getByRole('textbox', { name: 'Nombre', exact: true }).fill('Ría Nova');
    await expect(page.getByRole('textbox', { name: 'Dominio' })).toHaveValue('ria-nova.localhost');
    await page.getByRole('textbox', { name: 'Color principal', exact: true }).fill('#1456A0');
    await page.getByRole('button', { name: 'Crear la marca' }).click();
    await opened(page);
    await expect(previewOf(page).getByRole('contentinfo')).toBeVisible({ timeout: 60_000 });
  });

  await test.step('uploads its logo', async () => {
    const logo = page.getByRole('group', { name: 'Logotipo', exact: true });
    await logo.getByRole('radio', { name: 'Archivo' }).check();
    await logo.locator('input[type=file]').setInputFiles(svgFile('Nova.svg', '#1456A0'));
    await expect(
      previewOf(page).locator('header img[src*="/brands/ria-nova/assets/nova-"]').first(),
    ).toBeVisible();
  });

  await test.step('offers three languages, hides a category and lists the bank', async () => {
    await openSection(page, 'Idiomas y textos');
    await choose(page, ['es', 'en', 'gl']);
    await openSection(page, 'Navegación');
    await page
      .getByRole('button', { name: /^Quitar Pesca/ })
      .last()
      .click();
    await expect(
      previewOf(page).getByRole('navigation').getByRole('link', { name: 'Pesca' }),
    ).toHaveCount(0);
    await openSection(page, 'Pie de página');
    await choose(page, ['banco-rianxo'], 'Bancos');
  });

  await test.step('publishes, and the site is there with all of it', async () => {
    await page.getByRole('button', { name: 'Publicar' }).click();
    const sheet = page.getByRole('dialog', { name: 'Publicar los cambios' });
    await sheet.getByLabel('Nota').fill('La séptima marca');
    await sheet.getByRole('button', { name: 'Publicar' }).click();
    await expect(page.getByRole('dialog', { name: 'Revisión 1 en vivo' })).toBeVisible();
    const context = await browser.newContext({ serviceWorkers: 'block' });
    const shown = await context.newPage();
    const address = `http://ria-nova.localhost:${process.env['E2E_PORT']}/`;
    await shown.goto(address);
    await expect(shown).toHaveTitle(/Ría Nova/);
    await expect(shown.locator('header img[src*="/assets/nova-"]').first()).toBeVisible();
    await shown.goto(`${address}?lang=gl`);
    await expect(shown.locator('html')).toHaveAttribute('lang', 'gl');
    await expect(shown.locator('nav a[href$="/fish"]')).toHaveCount(0);
    await context.close();
  });

  await test.step('any player may be paid out at the new bank', async () => {
    // The footer shows only banks that a payment channel serves.
    const player = await site('kyvolta');
    await registerPlayer(player, { name: 'ria', login: true });
    const banks = await player.evaluate(async () => {
      const answer = await fetch('/wps/relay/bank-accounts');
      return answer.text();
    });
    expect(banks).toContain('Banco Rianxo');
  });

  await test.step('and takes it off its host again', async () => {
    await page.getByRole('button', { name: 'Seguir editando' }).click();
    await page.goto('/builder/');
    await page.getByRole('button', { name: 'Archivar Ría Nova' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Archivar', exact: true }).click();
    await expect(page.getByRole('link', { name: 'Ría Nova' })).toHaveCount(0);
  });
});

/** Leaves exactly these values in the long list of a section. */
async function choose(page: Page, values: readonly string[], field?: string): Promise<void> {
  const group = field === undefined ? page : page.getByRole('group', { name: field, exact: true });
  await group
    .getByRole('button', { name: /^Elegir entre/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Ninguno de estos' }).click();
  for (const value of values) {
    await dialog.getByRole('searchbox').fill(value);
    await dialog
      .locator('label', { hasText: new RegExp(`${value}$`) })
      .first()
      .click();
  }
  await dialog.getByRole('button', { name: /^Usar/ }).click();
}
