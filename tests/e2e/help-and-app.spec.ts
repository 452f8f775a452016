import { expect, test } from '#tests/support/e2e.ts';
import { expectAccessibleInTurn } from '#tests/support/e2e-axe.ts';

test('help: found by words without accents, linked by its address, a dialog over a page', async ({
  site,
}) => {
  const page = await site('denluma', {
    path: '/help#keep-safe',
    viewport: { width: 1440, height: 900 },
  });
  await expect(page.getByRole('heading', { name: 'Cuida tu cuenta' })).toBeInViewport();

  await page
    .getByRole('searchbox', { name: 'Buscar en la ayuda' })
    .fill('deposito llego comprobante');
  await expect(page.getByText('1 respuesta')).toBeVisible();
  await expect(page.getByRole('heading', { level: 3 })).toHaveText('Mi depósito no llegó');

  await page.goto('/rng');
  await page.locator('header button[popovertarget]').last().click();
  await page.getByRole('link', { name: 'Ayuda', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Centro de ayuda' });
  await expect(dialog).toBeVisible({ timeout: 30_000 });
  await expect(page).toHaveURL(/\/help$/);
  await expectAccessibleInTurn(page, { within: ['#overlays'] });
  await dialog.getByRole('link', { name: 'Menores de edad' }).click();
  await expect(dialog.getByRole('heading', { name: 'Menores de edad' })).toBeInViewport();
  await dialog.getByRole('button', { name: 'Cerrar' }).click();
  await expect(page).toHaveURL(/localhost:\d+\/$/);
});

test('an invitation keeps its code on the way to registration', async ({ site }) => {
  const page = await site('zigzula', { path: '/join?affiliateCode=AB12' });
  await expect(page.getByText('AB12')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Crear una cuenta' }).click();
  await expect(page.getByRole('dialog')).toBeVisible({ timeout: 30_000 });
  await expect(page).toHaveURL(/\/register\?affiliateCode=AB12$/);
});

test('the app: codes, profile and icons are there, each for its own site', async ({ site }) => {
  const page = await site('kyvolta', { path: '/down' });
  for (const code of await page.getByRole('img', { name: /^Código QR/ }).all()) {
    const [drawn, size] = await code.evaluate((image: HTMLImageElement) => [
      image.complete && image.naturalWidth,
      image.width,
    ]);
    expect([drawn, size]).toEqual([100, 100]);
  }
  // From within the page: names under localhost are the browser's own.
  const read = async (path: string) =>
    page.evaluate(async (address) => {
      const answer = await fetch(address);
      const type = answer.headers.get('content-type') ?? '';
      return { status: answer.status, type, text: await answer.text() };
    }, path);
  const profile = await read('/app/ios.mobileconfig');
  expect(profile.type).toContain('application/x-apple-aspen-config');
  expect(profile.text).toContain(`<string>${new URL('/', page.url()).href}</string>`);
  const manifest = JSON.parse((await read('/manifest.webmanifest')).text) as {
    name: string;
    icons: { src: string }[];
  };
  expect(manifest.name).toBe('Kyvolta');
  for (const { src } of manifest.icons) expect((await read(src)).type).toBe('image/png');
  expect((await read('/app/qr/elsewhere.svg')).status).toBe(404);
});

test('without a network the last home and help can be read, and nothing of a member', async ({
  site,
}) => {
  const page = await site('ondavela', { serviceWorkers: 'allow' });
  await page.mouse.move(20, 20);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.context().setOffline(true);
  await page.goto('/help');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Centro de ayuda');
  await page.mouse.move(30, 30);
  await expect(page.getByText('No tienes conexión')).toBeVisible();
  await page.goto('/wallet');
  await expect(page).toHaveURL(/localhost:\d+\/$/);
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const lists = names.map(async (name) => (await caches.open(name)).keys());
    return (await Promise.all(lists)).flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept).toEqual(expect.arrayContaining(['/', '/help']));
  expect(kept.filter((path) => /^\/(?:wps|lgw|office)/.test(path))).toEqual([]);
});
