import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/e2e.ts';
import { expectAccessibleInTurn } from '#tests/support/e2e-axe.ts';
import { openOffice } from '#tests/support/e2e-office.ts';
import { wake } from '#tests/support/e2e-overlays.ts';
import { PLAYER_PASSWORD, registerPlayer } from '#tests/support/e2e-visitor.ts';

const BRAND = 'denluma';
const OLD = PLAYER_PASSWORD;
const NEW = 'otra frase igual de larga';

test.describe.configure({ mode: 'parallel', timeout: 180_000 });

interface Player {
  username: string;
  email: string;
}

/** Somebody with an address, as one registers; not signed in. */
const newPlayer = (page: Page): Promise<Player> => registerPlayer(page, { name: 'pw' });

async function signIn(page: Page, username: string, password: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[name="username"]').fill(username);
  await dialog.locator('input[name="password"]').fill(password);
  await page.keyboard.press('Enter');
}

const signedIn = (page: Page, { username }: Player) =>
  expect(page.locator('header').getByText(username).first()).toBeAttached();

test('who forgot the password is sent a link, staff of the demo read it, and it opens the way once', async ({
  browser,
  site,
}) => {
  const page = await site(BRAND, { path: null });
  const player = await newPlayer(page);

  await test.step('ask by e-mail, from the sign-in', async () => {
    await page.goto('/login');
    await page.getByRole('dialog').getByRole('link', { name: '¿Olvidaste tu contraseña?' }).click();
    await expect(page).toHaveURL(/\/forgot-password$/);
    // The sign-in stays until this one has come.
    const dialog = page.getByRole('dialog', { name: '¿Olvidaste tu contraseña?' });
    await dialog.getByLabel('Usuario').fill(player.username);
    await dialog.getByLabel('Correo electrónico').fill('not an address');
    await page.keyboard.press('Enter');
    await expect(dialog.getByLabel('Correo electrónico')).toBeFocused();
    await expect(dialog.getByLabel('Correo electrónico')).toHaveAttribute('aria-invalid', 'true');
    await dialog.getByLabel('Correo electrónico').fill(player.email);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Revisa tu correo' })).toBeVisible();
    await expectAccessibleInTurn(page, { within: ['#overlays'] });
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  const link = await test.step('the office shows the mail', async () => {
    const office = await openOffice(browser, BRAND);
    await office.getByRole('link', { name: 'Mensajes' }).click();
    await office.getByLabel('Marca', { exact: true }).selectOption(BRAND);
    const mail = office.getByRole('row').filter({ hasText: player.email });
    await mail.locator('summary').click();
    await expectAccessibleInTurn(office);
    const href = await mail.getByRole('link').getAttribute('href');
    await office.context().close();
    return href ?? '';
  });
  expect(link).toMatch(/^http:\/\/denluma\.localhost:\d+\/reset-password#token=[\w-]{43}$/);

  await test.step('the link leads to a new password', async () => {
    const answer = await page.goto(link);
    expect(answer?.headers()['referrer-policy']).toBe('no-referrer');
    await wake(page);
    const fresh = page.getByLabel('Contraseña nueva', { exact: true });
    await expect(fresh).toBeVisible();
    // It is in the page and nowhere that anybody would find it later.
    await expect(page).toHaveURL(/\/reset-password$/);
    await fresh.fill('corta');
    await page.getByLabel('Repite la contraseña nueva').fill('corta');
    await page.keyboard.press('Enter');
    await expect(fresh).toBeFocused();
    await expect(fresh).toHaveAttribute('aria-invalid', 'true');
    await expectAccessibleInTurn(page);
    await fresh.fill(NEW);
    await page.getByLabel('Repite la contraseña nueva').fill(NEW);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Tu contraseña quedó guardada' })).toBeFocused();
  });

  await test.step('it signs in', async () => {
    await page.getByRole('main').getByRole('link', { name: 'Iniciar sesión' }).click();
    await signIn(page, player.username, NEW);
    await signedIn(page, player);
  });

  await test.step('the link holds no more', async () => {
    // Another page first: only the fragment differs from where this one began.
    await page.goto('/');
    await page.goto(link);
    await wake(page);
    await page.getByLabel('Contraseña nueva', { exact: true }).fill('una tercera frase larga');
    await page.getByLabel('Repite la contraseña nueva').fill('una tercera frase larga');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toContainText('Este enlace ya se usó');
    await expect(page.getByRole('link', { name: 'Pedir otro enlace' })).toBeVisible();
  });
});

test('a password is changed by keyboard alone, and the other device stays signed out', async ({
  site,
}) => {
  const page = await site(BRAND, { path: null });
  const player = await newPlayer(page);
  const elsewhere = await site(BRAND, { path: '/login' });
  await signIn(elsewhere, player.username, OLD);
  await signedIn(elsewhere, player);
  await page.goto('/login');
  await signIn(page, player.username, OLD);
  await signedIn(page, player);

  await page.goto('/me/security');
  await wake(page);
  const opener = page.locator('main section a[href="/change-password"]');
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Cambiar contraseña' });
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(/\/change-password$/);
  const old = dialog.getByLabel('Contraseña actual');
  await expect(old).toBeFocused();
  await page.keyboard.type('no es esta');
  // Each field has a button beside it that shows what was typed.
  for (const words of [NEW, NEW]) {
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.type(words);
  }
  await page.keyboard.press('Enter');
  await expect(old).toHaveAttribute('aria-invalid', 'true');
  await expect(old).toBeFocused();
  await expectAccessibleInTurn(page, { within: ['#overlays'] });
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(OLD);
  await page.keyboard.press('Enter');
  const done = page.getByRole('dialog', { name: 'Cambiaste tu contraseña' });
  await expect(done).toBeVisible();
  await expectAccessibleInTurn(page, { within: ['#overlays'] });
  await page.keyboard.press('Enter');
  await expect(done).toBeHidden();
  await expect(page).toHaveURL(/\/me\/security$/);
  await expect(opener).toBeFocused();
  await page.reload();
  await signedIn(page, player);

  await elsewhere.goto('/me/security');
  await expect(elsewhere.getByRole('dialog').locator('input[name="password"]')).toBeVisible();
  await signIn(elsewhere, player.username, OLD);
  await expect(elsewhere.getByRole('alert')).toBeVisible();
});

test('the meter names the strength in five steps, and the server refuses the lowest', async ({
  site,
}) => {
  const page = await site(BRAND, { viewport: { width: 390, height: 844 } });
  const lists: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('password-estimate')) lists.push(request.url());
  });
  const player = await newPlayer(page);
  await page.goto('/login');
  await signIn(page, player.username, OLD);
  await signedIn(page, player);
  await page.goto('/change-password?lang=ar');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  const dialog = page.getByRole('dialog');
  const field = dialog.locator('input[name="newPassword"]');
  await expect(field).toBeVisible({ timeout: 30_000 });
  expect(lists).toEqual([]);
  const meter = dialog.locator('[aria-live="polite"]');
  const lit = dialog.locator('[data-lit="true"]');
  const steps = [
    ['iloveyou', 'سهلة التخمين جدًا', 1],
    [`${player.username}7`, 'سهلة التخمين', 2],
    ['mesaverde7', 'جيدة', 4],
    [NEW, 'صعبة التخمين', 5],
  ] as const;
  for (const [password, label, segments] of steps) {
    await field.fill(password);
    await expect(meter).toHaveText(label);
    await expect(lit).toHaveCount(segments);
  }
  await expectAccessibleInTurn(page, { within: ['#overlays'] });
  expect(lists).toHaveLength(1);
  await dialog.locator('input[name="oldPassword"]').fill(OLD);
  await field.fill('iloveyou');
  await dialog.locator('input[name="confirmNewPassword"]').fill('iloveyou');
  await dialog.locator('button[type="submit"]').click();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toBeFocused();
  await expect(dialog.getByText('كلمة المرور هذه سهلة التخمين')).toBeVisible();
  const box = await dialog.boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
});

test('a visitor at the address of the change signs in first and comes back to it', async ({
  site,
}) => {
  const page = await site(BRAND, { path: null });
  const player = await newPlayer(page);
  await page.goto('/change-password');
  await expect(page).toHaveURL(/\/login$/);
  await signIn(page, player.username, OLD);
  await expect(page.getByRole('dialog', { name: 'Cambiar contraseña' })).toBeVisible();
});

test('a password that is due is changed before anything else, and then the page is there', async ({
  site,
  browser,
}) => {
  const page = await site(BRAND, { path: null });
  const player = await newPlayer(page);
  const office = await openOffice(browser, BRAND);
  await office.goto('/office/members');
  await office.getByRole('searchbox').fill(player.username);
  await office.getByRole('link', { name: player.username }).click();
  await office.getByRole('button', { name: 'Pedir una contraseña nueva' }).click();
  await office.getByLabel('Motivo').fill('Vista en una lista');
  await office.getByRole('button', { name: 'Cerrar las sesiones y pedirla' }).click();
  await expect(office.getByText('El jugador debe elegir una contraseña nueva')).toBeVisible();

  await page.goto('/login');
  await signIn(page, player.username, OLD);
  const dialog = page.getByRole('dialog', { name: 'Cambiar contraseña' });
  await expect(dialog).toContainText('Tienes que cambiar tu contraseña');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Cerrar', exact: true })).toHaveCount(0);
  // A reload does not get round it.
  await page.goto('/records/account');
  await expect(dialog).toBeVisible();
  await dialog.getByLabel('Contraseña actual').fill(OLD);
  await dialog.getByLabel('Contraseña nueva', { exact: true }).fill(NEW);
  await dialog.getByLabel('Repite la contraseña nueva').fill(NEW);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(/\/records\/account$/);
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
});
