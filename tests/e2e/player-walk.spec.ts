import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/e2e.ts';
import { inTurn } from '#tests/support/test-effort.ts';

const PASSWORD = 'una frase bastante larga';
/** Slots of ours take at least this long from one round's start to the next. */
const ROUND_MS = 2_500;
const ROUNDS = 4;

test.describe.configure({ mode: 'parallel', timeout: 360_000 });

/** The brands differ in more than colour: what a walker sees of that. */
const BRANDS = [
  // The whole form on one page, and motion as drawn.
  { brand: 'denluma', username: 'Usuario', steps: 1, reducedMotion: 'no-preference' },
  // Three steps under a name of its own, and results without motion.
  { brand: 'kyvolta', username: 'Apodo de jugador', steps: 3, reducedMotion: 'reduce' },
] as const;

for (const walk of inTurn(BRANDS)) {
  test(`${walk.brand}: a visitor registers, deposits, plays, reloads in mid-round, reads the records and leaves`, async ({
    site,
  }) => {
    const page = await site(walk.brand, { reducedMotion: walk.reducedMotion });
    const username = `ana${Date.now() % 1e9}${walk.brand.slice(0, 2)}`;
    await test.step('register', () => register(page, username, walk));
    await test.step('deposit', () => deposit(page));
    await test.step('play some rounds', () => playRounds(page));
    await test.step('reload in mid-round', () => reloadInMidRound(page, walk.reducedMotion));
    await test.step('read the records', () => readRecords(page));
    await test.step('share a round', async () => {
      const link = await shareRound(page);
      const visitor = await site(walk.brand, { path: link });
      await expect(visitor.getByRole('heading', { name: 'Una ronda compartida' })).toBeVisible();
      await expect(visitor.getByRole('main')).toContainText('esta ronda de Jade Orchard');
      await expect(visitor.getByRole('main')).not.toContainText(username);
      await endSharing(page);
      await visitor.reload();
      await expect(visitor.getByRole('main')).toContainText('ya no se comparte');
    });
    await test.step('sign out', () => signOut(page));
  });
}

/** The terms open over the form and give it back as it was. */
async function readTerms(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Términos y condiciones' }).click();
  const terms = page.getByRole('dialog', { name: 'Términos y condiciones' });
  await expect(terms.getByRole('heading', { name: /^1\. / })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(terms).toBeHidden();
}

async function register(
  page: Page,
  username: string,
  walk: (typeof BRANDS)[number],
): Promise<void> {
  await page.getByRole('link', { name: 'Registrarse' }).first().click();
  const dialog = page.getByRole('dialog');
  const onward = async () => {
    if (walk.steps > 1) await dialog.getByRole('button', { name: 'Continuar' }).click();
  };
  await expect(dialog.getByRole('heading', { name: /crea tu cuenta/i })).toBeVisible();
  await dialog.getByLabel(walk.username).fill('someone else');
  await dialog.getByRole('button', { name: 'Restablecer' }).click();
  await page.getByRole('button', { name: 'Borrar todo' }).click();
  await expect(dialog.getByLabel(walk.username)).toHaveValue('');
  await expect(dialog.getByLabel(walk.username)).toBeFocused();
  await dialog.getByLabel(walk.username).fill(username);
  await dialog.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
  const again = dialog.getByLabel('Repite la contraseña');
  await again.fill('otra cosa distinta');
  await again.blur();
  // Told at the field, with everything else still there.
  await expect(again).toHaveAttribute('aria-invalid', 'true');
  await expect(dialog.getByLabel(walk.username)).toHaveValue(username);
  await again.fill(PASSWORD);
  await onward();
  await dialog.getByLabel('Fecha de nacimiento').fill('1990-05-17');
  await onward();
  await dialog.getByRole('checkbox').check();
  await readTerms(page);
  await expect(dialog.getByRole('checkbox')).toBeChecked();
  await dialog.getByRole('button', { name: 'Crear cuenta' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('status').filter({ hasText: 'Registro exitoso.' })).toBeVisible();
  await expect(page.getByText(username).first()).toBeVisible();
}

async function deposit(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Depositar' }).first().click();
  await page.getByLabel('Monto').first().fill('50');
  await page.getByRole('button', { name: 'Continuar', exact: true }).click();
  const pay = page.getByRole('link', { name: 'Continuar al pago' });
  await expect(pay).toBeVisible();
  const order = await pay.getAttribute('href');
  await page.goto(order ?? '');
  await page.getByRole('button', { name: 'Pagar' }).click();
  await expect(page.getByText('Pagado. Ya puedes volver al sitio.')).toBeVisible();
  await page.getByRole('link', { name: 'Volver al sitio' }).click();
  await expect(page.getByText('Acreditado').first()).toBeVisible();
  await expect(page.getByRole('banner').getByText('S/ 50.00')).toBeVisible();
}

interface PlayedRound {
  stakeMicro: string;
  payoutMicro: string;
  status: string;
}

/** Asked by the page itself, with its own cookies. */
function getJson(
  page: Page,
  address: string,
): Promise<{ value: { items: PlayedRound[] }; code?: string }> {
  return page.evaluate(
    async (url) =>
      (await (await fetch(url)).json()) as { value: { items: PlayedRound[] }; code?: string },
    address,
  );
}

/** The balance in the bar over the game, in micro-units. */
async function balanceMicro(page: Page): Promise<bigint> {
  const text = await page.getByRole('button', { name: /Actualizar saldo/ }).innerText();
  const [, units = '', cents = ''] = /([\d,]+)\.(\d\d)/.exec(text) ?? [];
  return BigInt(`${units.replaceAll(',', '')}${cents}`) * 10_000n;
}

const spinButton = (page: Page) => page.getByRole('button', { name: /^Girar por/ });

async function playRounds(page: Page): Promise<void> {
  await page.goto('/seamless?vassalage=house&gameCode=jade-orchard');
  await expect(spinButton(page)).toBeEnabled({ timeout: 30_000 });
  for (let round = 0; round < ROUNDS; round += 1) await playOne(page, round % 2 === 0);
  const { value } = await getJson(page, '/wps/relay/rounds?limit=20');
  expect(value.items).toHaveLength(ROUNDS);
  expect(value.items.every(({ status }) => status === 'closed')).toBe(true);
  const net = value.items.reduce(
    (sum, { stakeMicro, payoutMicro }) => sum + BigInt(payoutMicro) - BigInt(stakeMicro),
    0n,
  );
  await expect.poll(() => balanceMicro(page)).toBe(50_000_000n + net);
}

/**
 * By the button or by the space bar, to the round's end. Chance may give free spins after free spins:
 * every long animation is ended as a player would.
 */
async function playOne(page: Page, bySpace: boolean): Promise<void> {
  const finished = page.waitForResponse(/\/house\/rounds\/\d+\/finish$/, { timeout: 150_000 });
  if (bySpace) await page.keyboard.press('Space');
  else await spinButton(page).click();
  const skip = page.getByRole('button', { name: 'Terminar la animación' });
  let isOver = false;
  const ended = finished.finally(() => {
    isOver = true;
  });
  // Pressed only while it says so: looked for and pressed in one go.
  while (!isOver) await skip.dispatchEvent('click', {}, { timeout: 1_000 }).catch(() => undefined);
  expect((await ended).status()).toBe(200);
  await expect(spinButton(page)).toHaveAttribute('aria-disabled', 'false', { timeout: 30_000 });
}

async function reloadInMidRound(page: Page, motion: 'reduce' | 'no-preference'): Promise<void> {
  // The page closes before it can say that the round was shown.
  let reloaded = false;
  page.once('framenavigated', () => {
    reloaded = true;
  });
  await page.route(/\/house\/rounds\/\d+\/finish$/, (route) =>
    reloaded ? route.continue() : route.abort(),
  );
  const played = page.waitForResponse(/\/house\/rounds$/);
  await spinButton(page).click();
  const { value } = (await (await played).json()) as { value: { roundId: string } };
  // What was aborted has no response.
  const finished = page.waitForResponse(new RegExp(`/house/rounds/${value.roundId}/finish$`));
  await page.reload();
  // Without motion the round is over before anybody can ask for its end.
  if (motion === 'no-preference') {
    await expect(page.getByText('Tenías una ronda sin terminar')).toBeVisible();
    // The show may end by itself before the press.
    const toResult = page.getByRole('button', { name: 'Ir al resultado' });
    await toResult.click({ timeout: ROUND_MS }).catch(() => undefined);
  }
  expect((await finished).status()).toBe(200);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await expect(spinButton(page)).toHaveAttribute('aria-disabled', 'false', { timeout: 30_000 });
}

async function readRecords(page: Page): Promise<void> {
  await page.goto('/records/betting');
  await expect(page.getByRole('heading', { name: 'Historial de apuestas' })).toBeVisible();
  await expect(page.getByText('Jade Orchard').first()).toBeVisible();
  await page.goto('/records/account');
  await expect(page.getByText('Depósito').first()).toBeVisible();
}

/** @returns the link, by which anyone sees the round */
async function shareRound(page: Page): Promise<string> {
  await page.goto('/records/betting');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Jade Orchard/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Crear un enlace' }).click();
  const link = dialog.getByText('/fairness?shared=');
  await expect(link).toBeVisible();
  return (await link.textContent()) ?? '';
}

async function endSharing(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Dejar de compartir' }).click();
  await expect(dialog.getByRole('button', { name: 'Crear un enlace' })).toBeVisible();
}

async function signOut(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: /Mi cuenta/ }).click();
  await page.getByRole('button', { name: 'Cerrar sesión' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(page.getByRole('link', { name: 'Registrarse' }).first()).toBeVisible();
  const { code } = await getJson(page, '/wps/member/info');
  expect(code).toBe('NOT_SIGNED_IN');
}
