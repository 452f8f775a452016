import { expect, test } from '#tests/support/e2e.ts';
import { expectAccessibleInTurn } from '#tests/support/e2e-axe.ts';
import { openOffice } from '#tests/support/e2e-office.ts';
import { playerByCalls } from '#tests/support/e2e-play.ts';
import { wake } from '#tests/support/e2e-overlays.ts';
import { PIN } from '#tests/support/withdrawals.ts';
import { PLAYER_PASSWORD, registerPlayer } from '#tests/support/e2e-visitor.ts';

test('a player sets limits, plans a session, reads the statement and closes the account', async ({
  site,
}) => {
  const page = await site('denluma', { path: null });
  const { username } = await registerPlayer(page, { name: 'safer', login: true });
  await page.goto('/safer-play');
  await wake(page);

  const losses = page.getByRole('group', { name: 'Pérdidas · 24 horas' });
  await losses.getByRole('button', { name: 'Cambiar' }).click();
  await losses.getByRole('textbox').fill('25');
  await page.keyboard.press('Enter');
  await expect(losses).toContainText('25');
  const time = page.getByRole('group', { name: 'Tiempo · 24 horas' });
  await time.getByRole('button', { name: 'Cambiar' }).click();
  await time.getByRole('textbox').fill('1,5');
  await page.keyboard.press('Enter');
  await expect(time).toContainText('1 h 30 min');

  await page.getByRole('textbox', { name: 'Lo máximo que puedes perder' }).fill('10');
  await page.getByRole('textbox', { name: 'Tiempo en minutos' }).fill('30');
  await page.getByRole('button', { name: 'Empezar la sesión' }).click();
  await expect(page.getByText('Tu sesión termina', { exact: false })).toBeVisible();

  const slots = page.getByRole('switch', { name: 'Tragamonedas' });
  await slots.click();
  await expect(page.getByText('Bloqueado', { exact: true })).toBeVisible();
  await slots.click();
  await expect(page.getByText('Podrás quitarlo desde', { exact: false })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Quitar el bloqueo' })).toBeDisabled();

  await page.getByRole('switch', { name: 'Usar el modo tranquilo' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-calm', '');
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessibleInTurn(page);

  await page.goto('/seamless?vassalage=house&gameCode=jade-orchard');
  await expect(page.getByText('Bloqueaste este tipo de juego', { exact: false })).toBeVisible();
  await page.goto('/safer-play');
  await wake(page);

  await page.getByRole('link', { name: 'Ver el resumen' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.csv$/);
  await expectAccessibleInTurn(page);

  await page.goto('/safer-play');
  await wake(page);
  await page.getByRole('button', { name: 'Cerrar mi cuenta…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[name="password"]').fill('not my password');
  await dialog.getByRole('button', { name: 'Cerrar mi cuenta' }).click();
  await expect(dialog.getByText('no es correcta', { exact: false })).toBeVisible();
  await dialog.locator('input[name="password"]').fill(PLAYER_PASSWORD);
  await dialog.getByRole('button', { name: 'Cerrar mi cuenta' }).click();
  await expect(page.getByText('cuenta está cerrada', { exact: false })).toBeVisible();
  await page.goto('/login');
  await page.getByRole('dialog').locator('input[name="username"]').fill(username);
  await page.getByRole('dialog').locator('input[name="password"]').fill(PLAYER_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
});

test('a player who closes the account says where the money goes', async ({ site, request }) => {
  const page = await site('denluma', { path: null, viewport: { width: 390, height: 844 } });
  const { username } = await registerPlayer(page, { name: 'leaver' });
  const player = await playerByCalls(request, 'denluma', username);
  await player.addPayee();
  await player.deposit(40);
  await page.goto('/login');
  const signIn = page.getByRole('dialog');
  await signIn.locator('input[name="username"]').fill(username);
  await signIn.locator('input[name="password"]').fill(PLAYER_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(signIn).toBeHidden();

  await page.goto('/safer-play');
  await wake(page);
  await page.getByRole('button', { name: 'Cerrar mi cuenta…' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('¿Qué hacemos con tu dinero, S/ 40.00?')).toBeVisible();
  await expect(dialog.getByRole('radio', { name: /Págalo a/ })).toBeChecked();
  await dialog.getByRole('radio', { name: /Guárdalo para mí/ }).check({ force: true });
  await expect(dialog.locator('input[name="paymentPassword"]')).toBeHidden();
  await dialog.getByRole('radio', { name: /Págalo a/ }).check({ force: true });
  await dialog.locator('input[name="paymentPassword"]').fill('000000');
  await dialog.locator('input[name="password"]').fill(PLAYER_PASSWORD);
  await dialog.getByRole('button', { name: 'Cerrar mi cuenta' }).click();
  // Nothing was closed, and nothing typed is lost.
  await expect(dialog.getByText('no es correcta', { exact: false })).toBeVisible();
  await expectAccessibleInTurn(page, { within: ['#overlays'] });
  await dialog.locator('input[name="paymentPassword"]').fill(PIN);
  await dialog.getByRole('button', { name: 'Cerrar mi cuenta' }).click();
  await expect(page.getByText('S/ 40.00 van en camino', { exact: false })).toBeVisible();
});

test('staff see signs of harm, exclude a member for a relative and log what they did', async ({
  browser,
  site,
}) => {
  const office = await openOffice(browser, 'kyvolta');
  const page = await site('kyvolta', { path: null });
  const { username } = await registerPlayer(page, { name: 'relative' });
  await office.goto(`/office/members?brand=kyvolta&search=${username}`);
  await office.getByRole('link', { name: username }).click();
  await office.getByLabel('A pedido de').selectOption('Un tercero');
  await office.getByRole('button', { name: 'Excluir a este jugador' }).click();
  const dialog = office.getByRole('dialog');
  await dialog.getByLabel('Motivo').fill('Llamó su hermana');
  await dialog.getByRole('button', { name: 'Excluir a este jugador' }).click();
  await expect(office.getByText('A pedido de: Un tercero', { exact: false })).toBeVisible();
  await expectAccessibleInTurn(office);

  await office.goto('/office/harm-cases?brand=kyvolta');
  const row = office.getByRole('row').filter({ hasText: 'luna' });
  await expect(row).toContainText('65, alto');
  await expect(row).toContainText('pérdidas que crecen');
  await expectAccessibleInTurn(office);
  await row.getByRole('button', { name: 'Anotar llamada' }).click();
  const log = office.getByRole('dialog');
  await log.getByLabel('Motivo').fill('Hablamos de sus límites');
  await expectAccessibleInTurn(office, { within: ['dialog'] });
  await log.getByRole('button', { name: 'Anotar llamada' }).click();
  await expect(row).toHaveCount(0);
});

test('a player is asked from time to time whether the limits still fit', async ({ site }) => {
  const page = await site('ondavela', { path: null, viewport: { width: 390, height: 844 } });
  await registerPlayer(page, { name: 'review', login: true });
  // As the server answers 90 days later.
  await page.route('**/wps/relay/play-session', async (route) => {
    const { host, href } = new URL(route.request().url());
    // Only browsers know where *.localhost is.
    const answer = await route.fetch({
      url: href.replace('ondavela.localhost', '127.0.0.1'),
      headers: { ...(await route.request().allHeaders()), host },
    });
    const body = await answer.json();
    await route.fulfill({
      response: answer,
      json: { ...body, value: { ...body.value, reviewDueAt: new Date(0).toISOString() } },
    });
  });
  await page.goto('/safer-play');
  // The one key that starts the app is also the sign that somebody is there.
  await wake(page);
  const dialog = page.getByRole('dialog', { name: '¿Tus límites te siguen sirviendo?' });
  await expect(dialog).toBeVisible({ timeout: 30_000 });
  await expectAccessibleInTurn(page, { within: ['#overlays'] });
  await dialog.getByRole('button', { name: 'Me sirven' }).click();
  await expect(dialog).toBeHidden();
});
