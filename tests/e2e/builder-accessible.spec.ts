import type { Page } from '@playwright/test';
import { expect } from '#tests/support/e2e.ts';
import { expectAccessible } from '#tests/support/e2e-axe.ts';
import { opened, openSection, previewOf, test, wordsIn } from '#tests/support/e2e-builder.ts';
import { inTurn } from '#tests/support/test-effort.ts';

test.describe.configure({ timeout: 300_000 });
test.use({ editedBrands: ['zigzula'] });

/** The floor of WCAG 2.2 for what a thumb or a pointer has to meet, in CSS pixels. */
const SMALLEST_TARGET = 24;

const LOOKS = [
  { width: 1440, colorScheme: 'light' },
  { width: 390, colorScheme: 'dark' },
] as const;

const DESKS = [
  ['languages', 'Idiomas'],
  ['languages/it', 'Italiano'],
  ['registry', 'Registro'],
] as const;

for (const { width, colorScheme } of inTurn(LOOKS)) {
  const look = { viewport: { width, height: 900 }, colorScheme, reducedMotion: 'reduce' } as const;

  test(`${colorScheme}, ${width} px: brands, sections and sheets are accessible and fit`, async ({
    builder,
  }) => {
    const page = await builder('admin', '/', look);
    await test.step('the brands', () => inspect(page));
    await test.step('a new brand', async () => {
      await page.getByRole('button', { name: 'Nueva marca' }).click();
      await inspect(page, 'Nueva marca');
    });
    for (const [desk, title] of DESKS) {
      await test.step(desk, async () => {
        await page.goto(`/builder/${desk}`);
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
        await inspect(page);
      });
    }
    await page.goto('/builder/zigzula/identity');
    await opened(page);
    await wordsIn(page, 'Lema', 'Español').fill('Un lema para mirar');
    for (const section of ['Tema', 'Navegación', 'Idiomas y textos', 'Archivos', 'Dominios']) {
      await test.step(section, async () => {
        await openSection(page, section);
        await inspect(page);
      });
    }
    await test.step('the sheet of publication', async () => {
      await page.getByRole('button', { name: 'Publicar' }).click();
      await inspect(page, 'Publicar los cambios');
    });
    await test.step('the history', async () => {
      await page.getByRole('button', { name: 'Historial' }).click();
      await inspect(page, 'Historial');
    });
  });

  test(`${colorScheme}, ${width} px: the preview, its reasons and its simulation are accessible and fit`, async ({
    builder,
  }) => {
    const page = await builder('admin', '/zigzula/identity', look);
    if (width < 800) await page.getByRole('radio', { name: 'Vista previa' }).check();
    await expect(previewOf(page).getByRole('contentinfo')).toBeVisible({ timeout: 60_000 });
    await test.step('why', async () => {
      await page.getByRole('button', { name: 'Por qué' }).click();
      await inspect(page, 'Por qué está, o por qué no');
    });
    await test.step('the simulation shows its member', async () => {
      await page.getByRole('button', { name: 'Simular' }).click();
      const panel = page.getByRole('dialog', { name: 'Simular' });
      await panel.getByRole('radio', { name: 'Miembro' }).check();
      await inspect(page, 'Simular');
      await expect(previewOf(page).getByRole('link', { name: 'Registrarse' })).toHaveCount(0);
    });
  });
}

/** Looks at the screen, or at the dialog over it and closes that. */
async function inspect(page: Page, dialog?: string): Promise<void> {
  const over = dialog === undefined ? null : page.getByRole('dialog', { name: dialog });
  if (over !== null) await expect(over).toBeVisible();
  // The site in the frame has its own test, and what lies beneath a dialog was looked at before it.
  await expectAccessible(page, {
    without: ['iframe'],
    tags: ['best-practice'],
    ...(over === null ? {} : { within: ['dialog[open], [role="dialog"]'] }),
  });
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(tooWide, 'pixels beyond the right edge').toBeLessThanOrEqual(0);
  expect(await smallTargets(page)).toEqual([]);
  if (over === null) return;
  await page.keyboard.press('Escape');
  await expect(over).toBeHidden();
}

/** Controls that are smaller than the floor; a choice's own input is as large as its label. */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((floor) => {
    const controls = [...document.querySelectorAll<HTMLElement>('button, a, select, input')];
    return controls
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .filter((control) => {
        const { width, height } = control.getBoundingClientRect();
        return Math.min(width, height) > 1 && Math.min(width, height) < floor;
      })
      .map((control) => `${control.ariaLabel ?? control.textContent} ${control.className}`);
  }, SMALLEST_TARGET);
}
