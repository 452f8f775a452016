import { writeFile } from 'node:fs/promises';
import { DIALECTS } from '#server/outside/dialects/generated/dialects.ts';
import { recordOf, SUPPLIERS, titlesOf } from '#server/outside/sandbox/suppliers.ts';
import { expect, origin, test } from '#tests/support/e2e.ts';
import { expectAccessible } from '#tests/support/e2e-axe.ts';
import { openOffice } from '#tests/support/e2e-office.ts';
import { playerByCalls } from '#tests/support/e2e-play.ts';
import { registerPlayer } from '#tests/support/e2e-visitor.ts';
import { freePort } from '../../scripts/dev/free-port.ts';
import { openVendorSandbox } from '../../scripts/vendor-sandbox/open-vendor-sandbox.ts';

const BRAND = 'denluma';

test.describe.configure({ timeout: 240_000 });

test('a supplier comes in by a file and a key, and its game takes stakes from the wallet', async ({
  browser,
  site,
  request,
}, testInfo) => {
  const known = SUPPLIERS.find(({ dialect }) => dialect === 'bearer');
  if (known === undefined) throw new Error('no supplier of the dialect');
  // No code of the server names it.
  const code = `NORTH_${Date.now() % 1e6}`;
  const supplier = { ...known, code, displayName: `North ${code.slice(6)}` };
  const port = await freePort();
  const base = `http://localhost:${port}`;
  const games = titlesOf(supplier)
    .filter(({ code: title }) => title.endsWith('-baccarat'))
    .slice(0, 4);
  const [game] = games;
  if (game === undefined) throw new Error('no such title');
  const name = game.names.find(({ language }) => language === 'es')?.name ?? '';
  const file = testInfo.outputPath('vendor.json');
  await writeFile(file, JSON.stringify({ vendor: recordOf(supplier, { base }), games }));

  const office = await openOffice(browser, BRAND);
  let key = '';
  await test.step('the office tries the file, imports it, and makes a key', async () => {
    await office.goto('/office/vendors');
    await office.getByRole('button', { name: 'Importar un archivo' }).click();
    const dialog = office.getByRole('dialog');
    await dialog.locator('input[type="file"]').setInputFiles(file);
    await expect(dialog.getByText(`Proveedor nuevo: ${supplier.displayName}`)).toBeVisible();
    await dialog.getByLabel('Motivo').fill('un proveedor nuevo');
    await dialog.getByRole('button', { name: 'Importar', exact: true }).click();
    await expect(office.getByText(supplier.displayName).first()).toBeVisible();
    await expectAccessible(office);
    await office.goto(`/office/vendors/${code}`);
    await office.getByRole('button', { name: 'Agregar una clave' }).click();
    const adding = office.getByRole('dialog');
    await adding.getByLabel('Motivo').fill('acordada con el proveedor');
    await adding.getByRole('button', { name: 'Agregar una clave' }).click();
    key = (await office.getByRole('dialog').locator('.code').innerText()).trim();
    expect(key.length).toBeGreaterThan(30);
  });

  await test.step('a second person confirms the key', async () => {
    const other = await openOffice(browser, BRAND, 'operator');
    await other.goto(`/office/vendors/${code}`);
    await other.getByRole('button', { name: /^Confirmar la clave/ }).click();
    const dialog = other.getByRole('dialog');
    await dialog.getByLabel('Motivo').fill('el proveedor dice lo mismo');
    await dialog.getByRole('button', { name: 'Confirmar', exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(other.getByText('Activa', { exact: true })).toBeVisible();
  });

  const { host } = new URL(origin(BRAND));
  const sandbox = await openVendorSandbox({
    port,
    supplier,
    dialect: DIALECTS[supplier.dialect],
    key,
    operator: `http://127.0.0.1:${new URL(origin(BRAND)).port}`,
    host,
    chaos: {},
  });
  try {
    const page = await site(BRAND, { viewport: { width: 390, height: 844 } });
    const { username } = await registerPlayer(page, { name: 'north', login: true });
    const calls = await playerByCalls(request, BRAND, username);
    await calls.deposit(200);
    await page.goto('/login');
    const signIn = page.getByRole('dialog');
    await signIn.locator('input[name="username"]').fill(username);
    await signIn.locator('input[name="password"]').fill('una frase bastante larga');
    await page.keyboard.press('Enter');
    await expect(page.locator('header').getByText(username).first()).toBeAttached();

    await test.step('the lobby has it under its name, and it plays in a frame', async () => {
      await page.goto(`/search?q=${encodeURIComponent(name)}`);
      // A demo supplier has a title of this name, too.
      await page.locator(`main a[href*="vassalage=${code}"]`).first().click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
      const frame = page.frameLocator('iframe');
      await frame.locator('input[name="side"]').first().check({ force: true });
      await frame.locator('#go').click();
      await expect(frame.locator('#result')).toHaveText(/Recibes|Sin premio/, { timeout: 30_000 });
    });

    await test.step('the round is in the betting record', async () => {
      await expect(async () => {
        await page.goto('/records/betting');
        await expect(page.getByText(game.names[0]?.name ?? '').first()).toBeVisible({
          timeout: 3_000,
        });
      }).toPass({ timeout: 60_000 });
    });
  } finally {
    await sandbox.close();
  }
});
