import { expect, origin, test } from '#tests/support/e2e.ts';

const nonceIn = (policy = ''): string | undefined => /'nonce-([^']+)'/.exec(policy)?.[1];

test('a page comes with a nonce of its own, and not at all while it says the same', async ({
  request,
}) => {
  // Only browsers know where *.localhost is.
  const home = (headers = {}) =>
    request.get(`http://127.0.0.1:${process.env['E2E_PORT']}/`, {
      headers: { host: 'ondavela.localhost', ...headers },
    });
  const [one, other] = [await home(), await home()];
  const [nonce, second] = [one, other].map((answer) =>
    nonceIn(answer.headers()['content-security-policy']),
  );
  expect(nonce).toBeDefined();
  expect(second).not.toBe(nonce);
  expect(await one.text()).toContain(`nonce="${nonce}"`);
  // Shared by all visitors, it says of none where he is.
  expect(await one.text()).not.toContain('127.0.0.1');
  // What only listens until somebody comes waits behind what is looked at.
  const scripts = (await one.text()).match(/<(?:script[^>]* src|link rel="modulepreload")[^>]*>/g);
  expect(scripts?.length).toBeGreaterThanOrEqual(1);
  expect(scripts?.filter((tag) => !tag.includes('fetchpriority="low"'))).toEqual([]);

  const { etag = '' } = one.headers();
  const again = await home({ 'if-none-match': etag });
  expect(again.status()).toBe(304);
  // Another policy would shut out what the page that is kept has in it.
  expect(again.headers()['content-security-policy']).toBeUndefined();
});

test('a preview without a valid token is no page', async ({ request }) => {
  const answer = await request.get(`http://127.0.0.1:${process.env['E2E_PORT']}/?preview=a.b`, {
    headers: { host: 'ondavela.localhost' },
  });
  expect(answer.status()).toBe(401);
  expect((await answer.json()).code).toBe('PREVIEW_TOKEN_INVALID');
});

test('an address may ask for a language, is linked in every one, and the choice stays', async ({
  site,
}) => {
  const page = await site('ondavela', { path: '/?lang=th' });
  await expect(page.locator('html')).toHaveAttribute('lang', 'th');
  const links = page.locator('head link[rel="alternate"][hreflang]');
  // Six languages, and the address without one.
  expect(await links.count()).toBe(7);
  await expect(page.locator('head link[hreflang="vi"]')).toHaveAttribute('href', /\/\?lang=vi$/);
  await expect(page.locator('head link[hreflang="x-default"]')).toHaveAttribute('href', /\/$/);
  await expect(page.locator('head link[rel="canonical"]')).toHaveAttribute('href', /\?lang=th$/);
  await page.goto('/lobby');
  await expect(page.locator('html')).toHaveAttribute('lang', 'th');
});

test('a page nobody touches stays a page, though the layout moves under the pointer', async ({
  site,
}) => {
  const page = await site('tribunox');
  // Left alone for long enough the app comes by itself: however slow the machine, not now.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
  await page.goto('/');
  const awake = () => page.evaluate(() => 'awake' in document.documentElement.dataset);
  // What the browser tells of by itself once the page is laid out, when it has been early.
  await page.locator('header').dispatchEvent('pointermove', { movementX: 0, movementY: 0 });
  await page.waitForTimeout(1500);
  expect(await awake()).toBe(false);
  await page.clock.resume();
  await page.mouse.move(40, 40);
  await page.mouse.move(60, 60);
  // What was to come after the first screen does not keep whoever is there waiting.
  await expect(page.locator('html')).toHaveAttribute('data-touched', '');
  await expect.poll(awake, { timeout: 30_000 }).toBe(true);
});

test('what comes after the first screen comes by itself, and without a script', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(origin('ondavela'));
  const later = page.locator('[data-later]');
  const count = await later.count();
  expect(count).toBeGreaterThan(3);
  for (let index = 0; index < count; index += 1) {
    await expect(later.nth(index)).toHaveCSS('content-visibility', 'auto');
  }
  await context.close();
});
