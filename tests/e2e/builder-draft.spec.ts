import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect } from '#tests/support/e2e.ts';
import { opened, openSection, previewOf, test, wordsIn } from '#tests/support/e2e-builder.ts';

test.describe.configure({ timeout: 180_000 });
test.use({ editedBrands: ['ondavela', 'quarantelle'] });

/** How long a save is waited for: after one that failed the builder tries again in its own rhythm. */
const SAVED = { timeout: 30_000 };

test('two editors of one draft see each other, and what each of them edits', async ({
  builder,
}) => {
  const ana = await builder('admin', '/quarantelle/identity');
  const elio = await builder('editor', '/quarantelle/identity');
  await expect(elio.getByText('1 editor más aquí')).toBeAttached(SAVED);
  await wordsIn(ana, 'Lema', 'Español').fill('Lema de Ana');
  await expect(wordsIn(elio, 'Lema', 'Español')).toHaveValue('Lema de Ana', SAVED);

  // What both type at the same moment is put together without a question.
  await Promise.all([
    wordsIn(ana, 'Lema', 'Español').fill('Lema de Ana, mejor'),
    wordsIn(elio, 'Lema', 'English').fill('The words of Elio'),
  ]);
  for (const page of [ana, elio]) {
    await expect(wordsIn(page, 'Lema', 'Español')).toHaveValue('Lema de Ana, mejor', SAVED);
    await expect(wordsIn(page, 'Lema', 'English')).toHaveValue('The words of Elio', SAVED);
    await expect(page.getByText('Borrador guardado')).toBeVisible(SAVED);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await expect(elio.getByRole('button', { name: 'Publicar' })).toBeDisabled();
  await expect(ana.getByRole('button', { name: 'Publicar' })).toBeEnabled();
});

test('who is overruled in a conflict is not stopped in mid-word, and gets the work back by undo', async ({
  builder,
}) => {
  const ana = await builder('admin', '/quarantelle/identity');
  const elio = await builder('editor', '/quarantelle/identity');
  await elio.context().setOffline(true);
  await wordsIn(elio, 'Lema', 'Español').fill('Lema de Elio');
  await wordsIn(ana, 'Lema', 'Español').fill('Lema de Ana');
  await expect(ana.getByText('Borrador guardado')).toBeVisible(SAVED);
  await elio.context().setOffline(false);
  // The same field: one of the two has to give way, once the field is left.
  const decide = elio.getByRole('button', { name: 'Decidir ahora' });
  await expect(decide).toBeVisible(SAVED);
  await elio.keyboard.type(' y más');
  await expect(wordsIn(elio, 'Lema', 'Español')).toHaveValue('Lema de Elio y más');
  await decide.click();
  const told = elio.getByRole('dialog', { name: 'Otra persona guardó antes' });
  await expect(told.getByText(/al juntar queda lo tuyo/)).toBeVisible();
  await told.getByRole('button', { name: 'Tomar lo de la otra persona' }).click();
  await expect(wordsIn(elio, 'Lema', 'Español')).toHaveValue('Lema de Ana');
  await elio.getByRole('button', { name: 'Deshacer' }).click();
  await expect(wordsIn(elio, 'Lema', 'Español')).toHaveValue('Lema de Elio y más');
});

test('what is edited without a network is kept, and saved when it is back', async ({ builder }) => {
  const page = await builder('admin', '/ondavela/identity');
  await expect(previewOf(page).getByRole('contentinfo')).toBeVisible({ timeout: 30_000 });
  await page.context().setOffline(true);
  await wordsIn(page, 'Lema', 'Español').fill('Escrito sin red');
  await expect(page.getByText('Sin conexión: guardado en este equipo')).toBeVisible(SAVED);
  // The preview needs no server either.
  await expect(previewOf(page).getByRole('contentinfo')).toContainText('Escrito sin red');
  await wordsIn(page, 'Lema', 'English').fill('Written offline');
  await page.context().setOffline(false);
  await expect(page.getByText('Borrador guardado')).toBeVisible(SAVED);
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await opened(page);
  await expect(wordsIn(page, 'Lema', 'Español')).toHaveValue('Escrito sin red');
  await expect(wordsIn(page, 'Lema', 'English')).toHaveValue('Written offline');
});

test('what could not be sent before the page was closed is there when it is opened again', async ({
  builder,
}) => {
  const page = await builder('admin', '/ondavela/identity');
  const never = (url: URL) => url.pathname.endsWith('/draft');
  await page.route(never, (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  );
  await wordsIn(page, 'Lema', 'Español').fill('Antes de cerrar');
  await expect(page.getByText('Sin conexión: guardado en este equipo')).toBeVisible(SAVED);
  await page.reload();
  await opened(page);
  await expect(wordsIn(page, 'Lema', 'Español')).toHaveValue('Antes de cerrar');
  await page.unroute(never);
  await expect(page.getByText('Borrador guardado')).toBeVisible(SAVED);
});

test('undo and redo survive a reload', async ({ builder }) => {
  const page = await builder('admin', '/ondavela/identity');
  const spanish = wordsIn(page, 'Lema', 'Español');
  const english = wordsIn(page, 'Lema', 'English');
  const [before, beforeEnglish] = [await spanish.inputValue(), await english.inputValue()];
  await spanish.fill('Primer paso');
  await english.fill('Second step');
  await undo(page);
  await expect(english).toHaveValue(beforeEnglish);
  await expect(page.getByText('Borrador guardado')).toBeVisible(SAVED);

  await page.reload();
  await opened(page);
  await expect(spanish).toHaveValue('Primer paso');
  await page.getByRole('button', { name: 'Rehacer' }).click();
  await expect(english).toHaveValue('Second step');
  await undo(page);
  await undo(page);
  await expect(spanish).toHaveValue(before);
  await expect(page.getByRole('button', { name: 'Deshacer' })).toBeDisabled();
  await expect(page.getByText('Sin cambios')).toBeVisible(SAVED);
});

test('a draft is discarded in the history, and undo brings it back', async ({ builder }) => {
  const page = await builder('editor', '/ondavela/identity');
  const words = wordsIn(page, 'Lema', 'Español');
  const before = await words.inputValue();
  await words.fill('Para descartar');
  await page.getByRole('button', { name: 'Historial' }).click();
  const sheet = page.getByRole('dialog', { name: 'Historial' });
  await sheet.getByRole('button', { name: 'Descartar el borrador' }).click();
  await sheet.getByRole('button', { name: 'Sí, descartar' }).click();
  await sheet.getByRole('button', { name: 'Cerrar' }).click();
  await expect(words).toHaveValue(before);
  await expect(page.getByText('Sin cambios')).toBeVisible();
  await undo(page);
  await expect(words).toHaveValue('Para descartar');
});

test('a click in the preview leads to the field, and a field to its place in the preview', async ({
  builder,
}) => {
  const page = await builder('admin', '/ondavela/identity');
  const foot = previewOf(page).getByRole('contentinfo');
  await foot.getByRole('listitem').filter({ hasText: 'Solo para mayores' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pie de página' })).toBeVisible();
  await openSection(page, 'Navegación');
  await previewOf(page)
    .getByRole('navigation', { name: 'Categorías' })
    .getByRole('link', { name: 'Tragamonedas' })
    .click();
  const row = page.getByRole('button', { name: /^Tragamonedas/, expanded: true });
  await expect(row).toBeFocused();
});

async function undo(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Deshacer' }).click();
}

test('a draft with a colour that is none opens with the last good state, and names the fault', async ({
  builder,
}) => {
  const page = await builder('admin', '/ondavela/theme');
  const manifest = JSON.parse(readFileSync('brands/ondavela/manifest.json', 'utf8')) as {
    theme: { tokens: { light: object } };
  };
  const { theme } = manifest;
  const tokens = { ...theme.tokens, light: { ...theme.tokens.light, primary: 'rojo' } };
  const file = JSON.stringify({ ...manifest, theme: { ...theme, tokens } });
  await page.getByRole('button', { name: 'Más' }).click();
  await page.getByRole('menuitem', { name: 'Importar un manifiesto' }).click();
  const dialog = page.getByRole('dialog', { name: 'Importar un manifiesto' });
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'ondavela.json',
    mimeType: 'application/json',
    buffer: Buffer.from(file),
  });
  await dialog.getByRole('button', { name: 'Incorporarlo' }).click();
  await expect(page.getByText('Borrador guardado')).toBeVisible(SAVED);
  await page.reload();
  await opened(page);
  await expect(page.getByText(/se muestra el último estado correcto/)).toBeVisible(SAVED);
  await expect(previewOf(page).getByRole('contentinfo')).toContainText('Ondavela', SAVED);
  await page.goto('/builder/');
  const card = page.getByRole('article').filter({ hasText: 'Ondavela' });
  await expect(card.getByText(/1 error/)).toBeVisible();
});
