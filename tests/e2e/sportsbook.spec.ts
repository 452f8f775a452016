import { expect, test } from '#tests/support/e2e.ts';
import { expectAccessibleInTurn } from '#tests/support/e2e-axe.ts';
import { openOffice } from '#tests/support/e2e-office.ts';
import { signInAs, wake } from '#tests/support/e2e-overlays.ts';

test.describe.configure({ timeout: 240_000 });

/** The longest delay in play, and the time that a loaded machine takes. */
const DECIDED_MS = 30_000;

test('a player follows a match, bets on it in play, and cashes a bet out', async ({ site }) => {
  const page = await site('denluma', { path: null });
  await signInAs(page, 'luna');
  await page.goto('/fbSports');
  await wake(page);
  const slip = page.getByRole('complementary', { name: 'Cupón' });
  const place = slip.getByRole('button', { name: 'Apostar' });
  const live = page.getByRole('region', { name: 'En vivo' });
  const soon = page.getByRole('region', { name: 'Liga Farolito' });
  const odds = { name: /Resultado del partido/, disabled: false };

  await test.step('live matches have a score, and a tracker draws them', async () => {
    await expect(live.getByRole('listitem').first()).toContainText(/\d′/);
    await expectAccessibleInTurn(page);
    await live
      .getByRole('link', { name: /mercados?$/ })
      .first()
      .click();
    await expect(page).toHaveURL(/event=demo-/);
    await expect(page.getByRole('figure', { name: 'Seguimiento del partido' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
    await expectAccessibleInTurn(page);
    await page.getByRole('link', { name: 'Todos los eventos' }).click();
  });

  await test.step('a single before a match is open at once, and half of it can be closed', async () => {
    await soon.getByRole('button', odds).last().click();
    await page.reload();
    await slip.getByLabel('Monto', { exact: true }).fill('2');
    await place.click();
    const card = slip.getByRole('listitem').filter({ hasText: 'Abierta' }).first();
    await expect(card).toBeVisible();
    await card.getByRole('slider').fill('50');
    await card.getByRole('button', { name: /^Cerrar por/ }).click();
    await expect(card.getByText('Pagado')).toBeVisible();
    await card.getByRole('slider').fill('100');
    await card.getByRole('button', { name: /^Cerrar por/ }).click();
    await expect(slip.getByText('Cerrada').first()).toBeVisible();
  });

  await test.step('a bet in play is decided after its delay', async () => {
    await live.getByRole('button', odds).first().click();
    await slip.getByLabel('Si cambia la cuota').selectOption('any');
    await expect(slip.getByText(/Se decide en/)).toBeVisible();
    await place.click();
    const newest = slip.getByRole('listitem').first();
    await expect(newest).toContainText(/Por decidir|Abierta|No aceptada/);
    await expect(newest).toContainText(/Abierta|No aceptada/, { timeout: DECIDED_MS });
  });

  await test.step('on a phone the slip is behind a bar, and systems have bankers', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const index of [-1, -4, -7]) await soon.getByRole('button', odds).nth(index).click();
    await page.getByRole('button', { name: /^Cupón 3/ }).click();
    const sheet = page.getByRole('dialog', { name: 'Cupón' });
    await sheet.getByLabel('Tipo de apuesta').selectOption('choose2');
    await sheet.getByRole('button', { name: 'Marcar como fija' }).first().click();
    await expect(sheet.getByText('Fija: en cada línea')).toBeVisible();
    await expectAccessibleInTurn(page);
  });

  await test.step('a shared slip names what is closed, and followed leagues are a view', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/fbSports');
    await soon.getByRole('button', { name: 'Seguir a Liga Farolito' }).click();
    const href = (await soon.getByRole('link').last().getAttribute('href')) ?? '';
    const event = new URLSearchParams(href.split('?')[1]).get('event');
    const legs = JSON.stringify([
      [event, '1x2', 'home'],
      ['demo-0-1', '1x2', 'home'],
    ]);
    await page.goto(`/fbSports?${new URLSearchParams({ slip: legs })}`);
    await expect(page.getByText('1 selección ya no acepta apuestas.')).toBeVisible();
    await page.getByRole('button', { name: 'Tomar 1 selección' }).click();
    await expect(slip.getByText('Cupón (1)')).toBeVisible();
    await page.getByRole('button', { name: 'Seguidos' }).click();
    await expect(soon.getByRole('listitem').first()).toBeVisible();
  });

  await test.step('leagues have tables, and times a zone', async () => {
    await page.getByRole('button', { name: 'Tablas' }).click();
    const table = page.getByRole('region', { name: 'Liga Farolito' }).getByRole('table');
    await expect(table.getByRole('row').nth(1)).toBeVisible();
    await page.getByLabel('Zona horaria').selectOption('Asia/Tokyo');
    await expectAccessibleInTurn(page);
  });
});

test('a trader lowers the odds of an event before it is played', async ({ browser }) => {
  const page = await openOffice(browser, 'denluma', 'operator');
  await page.goto('/office/sports-events?view=soon');
  await page.getByRole('button', { name: 'Mercados' }).last().click();
  const event = page.getByRole('dialog');
  const odds = event.getByRole('cell').first();
  const before = (await odds.textContent()) ?? '';
  await event
    .getByRole('button', { name: /^Precio:/ })
    .first()
    .click();
  const price = page.getByRole('dialog', { name: /^Precio:/ });
  await price.getByLabel('Margen').fill('10');
  await price.getByLabel('Motivo').fill('noticias del equipo');
  await expectAccessibleInTurn(page);
  await price.getByRole('button', { name: 'Fijar precio' }).click();
  await expect(price).toBeHidden();
  await expect(event.getByText('Cuotas rebajadas un 10 %').first()).toBeVisible();
  await expect(odds).not.toHaveText(before);
});
