import type { Page } from '@playwright/test';
import { countCharacters } from '#domain/feedback/feedback-draft.ts';
import { expect, test } from '#tests/support/e2e.ts';
import { expectAccessibleInTurn } from '#tests/support/e2e-axe.ts';
import { openOffice } from '#tests/support/e2e-office.ts';
import { signInAs, wake } from '#tests/support/e2e-overlays.ts';

/** No other spec looks at its feedback. */
const BRAND = 'zigzula';
const WORDS = '¿Por qué <b>tarda</b> mi retiro? 😀';
const NOTE = 'Pagado esta mañana';

test.describe.configure({ timeout: 120_000 });

test('a player writes by keyboard alone, support reads it and marks it as handled', async ({
  browser,
  site,
}, { retry }) => {
  // A second try finds its own words.
  const words = `${WORDS} ${'!'.repeat(retry)}`.trim();
  const page = await site(BRAND, { path: null, reducedMotion: 'reduce' });
  await signInAs(page, 'bruno');
  await test.step('the form says what lacks, and goes there', () => writeFeedback(page, words));

  const office = await openOffice(browser, BRAND, 'support');
  await office.goto(`/office/feedback?brand=${BRAND}`);
  // Their words, and no markup of theirs.
  const row = office.getByRole('row').filter({ hasText: words });
  await expect(row.getByRole('link', { name: 'brunodemo' })).toHaveAttribute(
    'href',
    /\/office\/members\/\d+$/,
  );
  await expect(row.getByText('bruno@correo.example')).toBeVisible();
  await expectAccessibleInTurn(office);
  const open = office.getByRole('button', { name: /^Pendientes/ });
  const before = Number(/\d+/.exec((await open.textContent()) ?? '')?.[0]);

  await row.getByRole('button', { name: /^Marcar como atendido/ }).click();
  const dialog = office.getByRole('dialog', { name: /^Marcar como atendido/ });
  await dialog.getByLabel('Nota').fill(NOTE);
  await expectAccessibleInTurn(office, { within: ['dialog'] });
  await dialog.getByRole('button', { name: 'Marcar como atendido' }).click();
  await expect(row).toBeHidden();
  await expect(open).toContainText(`(${before - 1})`);
  expect(await office.evaluate(() => document.activeElement !== document.body)).toBe(true);

  await office.getByRole('button', { name: 'Atendidos' }).click();
  await office.getByRole('combobox', { name: 'Tema' }).selectOption('withdrawal');
  await expect(row).toContainText('Sara Support');
  await expect(row).toContainText(NOTE);
  await expectAccessibleInTurn(office);
  await office.context().close();
});

async function writeFeedback(page: Page, words: string): Promise<void> {
  await page.goto('/help');
  await wake(page);
  const link = page.getByRole('main').getByRole('link', { name: 'Comentarios' });
  await link.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Comentarios' });
  await expect(dialog.getByRole('radio', { name: 'Un depósito' })).toBeFocused({ timeout: 30_000 });
  await expect(page).toHaveURL(/\/feedback$/);

  // Sent with nothing in it, focus goes to what is asked first.
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Elige de qué se trata.')).toBeVisible();
  await expect(dialog.getByRole('radio', { name: 'Un depósito' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(dialog.getByRole('radio', { name: 'Un retiro' })).toBeChecked();

  const message = dialog.getByLabel('Tu mensaje');
  await page.keyboard.press('Tab');
  await expect(message).toBeFocused();
  await page.keyboard.insertText('a'.repeat(141));
  await expect(dialog.getByText('Sobra 1 carácter.')).toBeVisible();
  await expectAccessibleInTurn(page, { within: ['#overlays'] });
  await page.keyboard.press('Control+A');
  await page.keyboard.insertText(words);
  await expect(dialog.getByText(`Quedan ${140 - countCharacters(words)} caracteres`)).toBeVisible();

  // Left and opened again, nothing written is lost.
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(message).toHaveValue(words);

  await message.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.type('bruno@correo.example');
  await page.keyboard.press('Enter');
  const thanks = page.getByRole('dialog', { name: 'Gracias' });
  await expect(thanks.getByRole('status')).toHaveText('Tu mensaje llegó. Nuestro equipo lo leerá.');
  await expect(thanks.getByRole('button', { name: 'Listo' })).toBeFocused();
  await expectAccessibleInTurn(page, { within: ['#overlays'] });
  await page.keyboard.press('Enter');
  await expect(thanks).toBeHidden();
  await expect(page).toHaveURL(/\/help$/);
}
