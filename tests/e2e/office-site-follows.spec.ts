import type { Locator, Page } from '@playwright/test';
import { expect, origin, test } from '#tests/support/e2e.ts';
import {
  applyChange,
  type BrandFacts,
  openOffice,
  putBackFacts,
  readFacts,
} from '#tests/support/e2e-office.ts';

/** No other spec looks at this brand. */
const BRAND = 'tribunox';
const DIRECT = 'Ingresar apenas se registra';
const EXPIRED = 'Cambiar las contraseñas vencidas';

test.describe.configure({ mode: 'serial', timeout: 180_000 });

let office: Page;
let before: BrandFacts;

test.beforeAll(async ({ browser }) => {
  office = await openOffice(browser, BRAND);
  before = await readFacts(office, BRAND);
});

test.afterEach(() => putBackFacts(office, BRAND, before));

test.afterAll(() => office.context().close());

const goTo = (path: string): Promise<unknown> => office.goto(`/office/${path}?brand=${BRAND}`);

const registerLinks = (page: Page) => page.locator('a[href="/register"]');

test('a switch takes a way in away and gives it back', async ({ site }) => {
  const player = await site(BRAND);
  await expect(registerLinks(player).first()).toBeVisible();

  await goTo('flags');
  await office.getByRole('switch', { name: 'Registrarse con usuario' }).click();
  // The office foretells what the page then shows.
  const foretold = office.getByRole('region', { name: 'Los jugadores verán' });
  await expect(foretold).toContainText('Nadie más puede registrarse');
  await applyChange(office, 'Cierre de registros por auditoría');

  await player.goto('/login');
  await expect(player.getByRole('dialog')).toBeVisible();
  await expect(registerLinks(player)).toHaveCount(0);
  expect(await loginMethods(player)).toEqual(['username']);

  await office.getByRole('switch', { name: 'Registrarse con usuario' }).click();
  await applyChange(office, 'Auditoría terminada');
  await player.goto('/login');
  await expect(player.getByRole('dialog')).toBeVisible();
  await expect(registerLinks(player).first()).toBeAttached();
  expect(await loginMethods(player)).toEqual(['username']);
});

/** The ways to sign in that the page is given to show. */
function loginMethods(player: Page): Promise<string[]> {
  return player.evaluate(async () => {
    const { value } = await (await fetch('/wps/relay/site/plan')).json();
    return value.plan.login.methods.map(({ id }: { id: string }) => id);
  });
}

test('a rule puts a field into the form, with its bounds', async ({ site }) => {
  const player = await site(BRAND);
  await goTo('register-rules');
  const line = office.getByRole('listitem').filter({ hasText: 'fullName' }).first();
  await line.locator('summary').click();
  await line.getByRole('switch', { name: 'Obligatorio' }).click();
  await line.getByLabel('Mínimo de caracteres').fill('90');
  // A contradiction is told at the field, and cannot be applied.
  await expect(line).toContainText('El máximo está por debajo del mínimo de 90.');
  await expect(office.getByRole('button', { name: 'Revisar el cambio' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await line.getByLabel('Mínimo de caracteres').fill('7');
  await line.getByLabel('Probar un valor').fill('Ana');
  await expect(line).toContainText('7 a 80');
  await applyChange(office, 'Pedido de cumplimiento');

  const rules = await player.evaluate(async () => {
    const answer = await fetch('/wps/system/setting/register');
    const { value } = (await answer.json()) as { value: { rules: { field: string }[] } };
    return value.rules.find(({ field }) => field === 'fullName');
  });
  expect(rules).toMatchObject({ enabled: true, required: true, minLength: 7 });
  await player.goto('/register');
  const dialog = player.getByRole('dialog');
  await expect(dialog).toBeVisible();
  const name = dialog.getByLabel('Nombre completo');
  for (let step = 0; step < 4 && !(await name.isVisible()); step += 1) await fillStep(player);
  await name.fill('Ana');
  await name.blur();
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await name.fill('Ana Núñez');
  await name.blur();
  await expect(name).not.toHaveAttribute('aria-invalid', 'true');
});

/** Answers what is asked on this step of the form and goes on. */
async function fillStep(player: Page): Promise<void> {
  const dialog = player.getByRole('dialog');
  const password = dialog.locator('input[type="password"]');
  for (let index = 0; index < (await password.count()); index += 1) {
    await password.nth(index).fill('una frase bastante larga');
  }
  const username = dialog.locator('input[autocomplete="username"]');
  if (await username.isVisible()) await username.fill('ana2026');
  await dialog.getByRole('button', { name: 'Continuar' }).click();
}

test('maintenance reaches a page that is open', async ({ site }) => {
  const player = await site(BRAND, { path: '/login' });
  await setStatus('En mantenimiento', 'Volvemos a las 15:00.');
  const heading = player.getByRole('heading', { name: 'Estamos trabajando en el sitio' });
  await touch(player, heading);
  await expect(heading).toBeVisible();
  await setStatus('Abierto', '');
  await player.goto('/');
  await expect(registerLinks(player).first()).toBeVisible();
});

async function setStatus(status: string, note: string): Promise<void> {
  await office.goto('/office/site-status');
  await office.getByRole('button', { name: 'Cambiar estado de Tribunox' }).click();
  await office.getByRole('radio', { name: status, exact: false }).check();
  if (note !== '') await office.getByLabel('Nota pública').fill(note);
  await office.getByRole('button', { name: 'Revisar el cambio' }).click();
  await office.getByRole('dialog').getByRole('button').last().click();
  await expect(office.getByText('Listo: rige desde ahora.')).toBeVisible();
}

/** Signs in, unless the page has learned by itself meanwhile that it is closed. */
async function touch(player: Page, closed: Locator): Promise<void> {
  const dialog = player.getByRole('dialog');
  const submit = async () => {
    await dialog.locator('input[autocomplete="username"]').fill('luna');
    await dialog.locator('input[type="password"]').fill('demo-luna-2026');
    await dialog.locator('button[type="submit"]').click();
  };
  await Promise.race([submit(), closed.waitFor()]);
}

test('a blocked address sees the blocked page at once, and the office goes on', async ({
  site,
}) => {
  const player = await site(BRAND, { path: '/login' });
  await goTo('region-rules');
  await office.getByRole('button', { name: 'Agregar una red' }).click();
  await office.getByLabel('Dirección o red').fill('10.0.0.0/8');
  await office.getByLabel('Nota').fill('prueba');
  // What would happen is told before it does.
  await expect(office.getByText('Por la regla 1: 10.0.0.0/8.')).toBeVisible();
  await applyChange(office, 'Red bloqueada por la prueba');

  const heading = player.getByRole('heading', { name: 'No disponible en tu ubicación' });
  await touch(player, heading);
  await expect(heading).toBeVisible();
  await expect(player.getByText(/\b10\.\d+\.\d+\.\d+\b/)).toBeVisible();
  const page = await player.goto('/');
  expect(page?.status()).toBe(403);
  await expect(heading).toBeVisible();
  const told = await player.evaluate(async () => {
    const answer = async (path: string) => {
      const response = await fetch(path);
      return { status: response.status, body: (await response.json()) as object };
    };
    return {
      permission: await answer('/wps/system/permission'),
      member: await answer('/wps/member/info'),
    };
  });
  expect(told.permission.body).toMatchObject({
    value: { regionRestriction: true, location: { ip: expect.stringMatching(/^10\./) } },
  });
  expect(told.member).toMatchObject({ status: 403, body: { code: 'REGION_BLOCKED' } });
  // Another brand is not touched.
  const other = await player.context().newPage();
  const answer = await other.goto(`${origin('zigzula')}/`);
  expect(answer?.status()).toBe(200);
  await other.close();

  // From the same address staff take it back.
  await office.getByRole('button', { name: 'Quitar 10.0.0.0/8 (lugar 1)' }).click();
  await applyChange(office, 'Fin de la prueba');
  await player.goto('/');
  await expect(registerLinks(player).first()).toBeVisible();
});

test('who edits what somebody else has changed loses nothing', async ({ browser }) => {
  const other = await openOffice(browser, BRAND);
  await goTo('flags');
  await expect(office.getByRole('switch', { name: EXPIRED })).toBeVisible();
  await other.goto(`/office/flags?brand=${BRAND}`);
  await other.getByRole('switch', { name: DIRECT }).click();
  await office.getByRole('switch', { name: EXPIRED }).click();
  await applyChange(other, 'Sin entrada directa');

  await office.getByRole('button', { name: 'Revisar el cambio' }).click();
  await office.getByRole('dialog').getByLabel('Motivo').fill('Campaña de prueba');
  await office
    .getByRole('dialog')
    .getByRole('button', { name: /^Aplicar a / })
    .click();
  await expect(office.getByText('Otra persona cambió esto mientras tanto')).toBeVisible();
  await expect(office.getByText('Sin entrada directa').first()).toBeVisible();
  await expect(office.getByRole('dialog')).toBeHidden();
  await office.getByRole('button', { name: 'Seguir con lo mío' }).click();
  await applyChange(office, 'Campaña de prueba');
  await expect(office.getByRole('switch', { name: EXPIRED })).toBeChecked();
  await expect(office.getByRole('switch', { name: DIRECT })).not.toBeChecked();

  await office.goto(`/office/audit?brand=${BRAND}`);
  const newest = office.getByRole('table').getByRole('row').nth(1);
  await expect(newest).toContainText('PWDEXPFORCECHANGE3');
  await expect(newest).toContainText('Campaña de prueba');
  await expect(newest).toContainText('Alma Admin');
  await other.context().close();
});
