import type { Page } from '@playwright/test';
import { expect } from '#tests/support/e2e.ts';
import {
  builderOrigin,
  openSection,
  previewOf,
  STAFF_PASSWORDS,
  test,
  wordsIn,
} from '#tests/support/e2e-builder.ts';
import { settle } from '#tests/support/e2e-geometry.ts';
import { inTurn } from '#tests/support/test-effort.ts';

test.describe.configure({ timeout: 180_000 });
test.use({ editedBrands: ['denluma', 'kyvolta'] });

const RANDOMNESS = 'Los resultados salen de un generador aleatorio';

/** What is edited on each brand: things no other test reads. */
const WALKS = [
  {
    brand: 'denluma',
    name: 'Denluma',
    tagline: 'Farolas hasta el alba',
    scheme: 'Clara',
    win: '#14532D',
    entry: { title: 'Populares', key: 'ArrowDown', neighbour: 'Tragamonedas' },
    // Taken into the footer.
    notice: 'added',
  },
  {
    brand: 'kyvolta',
    name: 'Kyvolta',
    tagline: 'Corriente de madrugada',
    scheme: 'Oscura',
    win: '#A8E600',
    entry: { title: 'Populares', key: 'ArrowUp', neighbour: 'Arcade' },
    // Taken out of it.
    notice: 'removed',
  },
] as const;

type Walk = (typeof WALKS)[number];

for (const walk of inTurn(WALKS)) {
  test(`${walk.brand}: edited beside the real site, checked, published, seen by players and rolled back`, async ({
    site,
  }) => {
    const player = await site(walk.brand);
    const before = await seenBy(player, walk);
    const page = await site(walk.brand, {
      baseURL: builderOrigin(),
      viewport: { width: 1440, height: 900 },
    });
    await test.step('sign in and open the brand', () => signIn(page, walk));
    const revision = await page
      .getByRole('banner')
      .getByText(/^Revisión/)
      .innerText();
    await test.step('the preview changes before anything is saved', () => edit(page, walk));
    await test.step('a wrong value shows at its field', () => mistake(page, walk));
    await test.step('save the draft; players see nothing of it', async () => {
      await page.keyboard.press('ControlOrMeta+s');
      await expect(page.getByText('Borrador guardado')).toBeVisible();
      await player.reload();
      expect(await seenBy(player, walk)).toEqual(before);
    });
    await test.step('publish', () => publish(page, walk));
    await test.step('players see it at once', async () => {
      await player.reload();
      expect(await seenBy(player, walk)).toEqual({
        tagline: walk.tagline,
        win: walk.win.toLowerCase(),
        entryFirst: !before.entryFirst,
        hasNotice: !before.hasNotice,
        title: `${walk.name} · ${walk.tagline}`,
      });
    });
    await test.step('roll back', () => rollBack(page, revision));
    await test.step('players see what was there before', async () => {
      await player.reload();
      expect(await seenBy(player, walk)).toEqual(before);
    });
  });
}

async function signIn(page: Page, { brand, name }: Walk): Promise<void> {
  await page.goto('/builder/');
  await page.getByLabel('Usuario').fill('admin');
  await page.getByRole('textbox', { name: 'Contraseña' }).fill(STAFF_PASSWORDS.admin);
  await page.getByRole('button', { name: 'Ingresar' }).click();
  await page.getByRole('link', { name: new RegExp(name) }).click();
  await expect(page).toHaveURL(new RegExp(`/builder/${brand}`));
  await expect(previewOf(page).getByRole('contentinfo')).toBeVisible({ timeout: 30_000 });
}

async function edit(page: Page, walk: Walk): Promise<void> {
  const preview = previewOf(page);
  const release = await holdSaves(page);
  await wordsIn(page, 'Lema', 'Español').fill(walk.tagline);
  await expect(preview.getByRole('contentinfo')).toContainText(walk.tagline);

  await openSection(page, 'Tema');
  await colorOf(page, 'Ganancia', walk).fill(walk.win);
  await expect(preview.locator('html')).toHaveCSS('--win', walk.win.toLowerCase());

  await openSection(page, 'Navegación');
  const { title, key, neighbour } = walk.entry;
  const handle = page.getByRole('button', { name: new RegExp(`^Mover ${title}:`) });
  const position = async () => (await handle.getAttribute('aria-label')) ?? '';
  const stood = await position();
  await handle.press(key);
  await expect.poll(position).not.toBe(stood);
  // The focus goes with what was moved, so that it can be moved on.
  await expect(handle).toBeFocused();
  const entries = preview.getByRole('navigation', { name: 'Categorías' }).locator('a');
  await expect
    .poll(() => entries.allInnerTexts().then((texts) => standsBefore(texts, title, neighbour)))
    .toBe(key === 'ArrowUp');

  await openSection(page, 'Pie de página');
  const notices = page.getByRole('group', { name: 'Avisos que se muestran' });
  if (walk.notice === 'added') {
    await notices.getByRole('combobox').selectOption('randomness');
    await notices.getByRole('button', { name: 'Agregar' }).click();
    await expect(preview.getByRole('contentinfo')).toContainText(RANDOMNESS);
  } else {
    await notices
      .getByRole('button', { name: /^Quitar/ })
      .last()
      .click();
    await expect(preview.getByRole('contentinfo')).not.toContainText(RANDOMNESS);
  }
  release();
}

/** The line a colour is typed in, in the scheme the brand opens in. */
function colorOf(page: Page, name: string, { scheme }: Walk) {
  return page.getByRole('textbox', { name: `${name}, ${scheme}`, exact: true });
}

/** What stands in a list before what else. */
function standsBefore(texts: readonly string[], one: string, other: string): boolean {
  const at = (title: string) => texts.findIndex((text) => text.includes(title));
  expect(Math.min(at(one), at(other))).toBeGreaterThanOrEqual(0);
  return at(one) < at(other);
}

/** Lets no save through until it is released: whatever shows before comes from the page alone. */
async function holdSaves(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/builder\/api\/brands\/\w+\/draft$/, async (route) => {
    if (route.request().method() === 'PUT') await released;
    await route.continue();
  });
  return release;
}

async function mistake(page: Page, walk: Walk): Promise<void> {
  await openSection(page, 'Tema');
  const color = colorOf(page, 'Ganancia', walk);
  const row = page.getByRole('group', { name: 'Ganancia' });
  await color.fill('#12');
  await color.blur();
  await expect(row.getByText('Esto no es un color')).toBeVisible();
  await expect(color).toHaveAttribute('aria-invalid', 'true');
  // On its own ground nothing can be read.
  const ground = colorOf(page, 'Papel', walk);
  await color.fill(await ground.inputValue());
  await color.blur();
  await expect(row.getByText('BM1401').first()).toBeVisible();
  await page.getByRole('button', { name: 'Publicar' }).click();
  const sheet = page.getByRole('dialog', { name: 'Publicar los cambios' });
  await expect(sheet.getByText(/impiden? publicar/)).toBeVisible();
  await expect(sheet.getByRole('button', { name: 'Publicar' })).toBeDisabled();
  await sheet.getByRole('button', { name: 'Cancelar' }).click();
  await color.fill(walk.win);
  await color.blur();
  await expect(row.getByText('BM1401')).toHaveCount(0);
  await expect(color).toHaveAttribute('aria-invalid', 'false');
}

async function publish(page: Page, walk: Walk): Promise<void> {
  await page.getByRole('button', { name: 'Publicar' }).click();
  const sheet = page.getByRole('dialog', { name: 'Publicar los cambios' });
  await expect(sheet.getByText(walk.tagline)).toBeVisible();
  await expect(sheet.getByText('cambios para los jugadores')).toBeVisible();
  await sheet.getByLabel('Nota').fill(`Prueba de ${walk.name}`);
  await sheet.getByRole('button', { name: 'Publicar' }).click();
  const done = page.getByRole('dialog', { name: /^Revisión \d+ en vivo$/ });
  await done.getByRole('button', { name: 'Seguir editando' }).click();
  await expect(done).toBeHidden();
  await expect(page.getByText('Sin cambios')).toBeVisible();
}

/** To a revision by its name, as the bar showed it: others may have been published in between. */
async function rollBack(page: Page, revision: string): Promise<void> {
  await page.getByRole('button', { name: 'Historial' }).click();
  const sheet = page.getByRole('dialog', { name: 'Historial' });
  const rows = sheet.getByRole('listitem');
  await expect(rows.first().getByText('En vivo')).toBeVisible();
  const row = rows.filter({ has: page.getByText(revision, { exact: true }) });
  await row.getByRole('button', { name: 'Volver a esta' }).click();
  // Asked for twice: it changes the site at once.
  await row.getByRole('button', { name: 'Volver a esta' }).click();
  await expect(row.getByText('En vivo')).toBeVisible();
  await sheet.getByRole('button', { name: 'Cerrar' }).click();
  await expect(page.getByRole('banner').getByText(revision, { exact: true })).toBeVisible();
}

/** What a player's page shows of the things that are edited. */
async function seenBy(page: Page, walk: Walk) {
  const foot = page.getByRole('contentinfo');
  // The foot of a page comes after its first screen, to who gets there.
  await foot.scrollIntoViewIfNeeded();
  await settle(page);
  const { title, neighbour } = walk.entry;
  const entries = page.getByRole('navigation', { name: 'Categorías' }).locator('a');
  return {
    tagline: await foot.locator('p').first().innerText(),
    win: await page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--win'),
    ),
    entryFirst: standsBefore(await entries.allInnerTexts(), title, neighbour),
    hasNotice: (await foot.innerText()).includes(RANDOMNESS),
    title: await page.title(),
  };
}
