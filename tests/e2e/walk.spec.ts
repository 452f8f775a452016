import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, origin, test } from '#tests/support/e2e.ts';
import { callAsBrowser } from '#tests/support/e2e-call.ts';
import { openOffice } from '#tests/support/e2e-office.ts';
import { signInAs, wake } from '#tests/support/e2e-overlays.ts';

test.describe.configure({ mode: 'parallel', timeout: 180_000 });

const BRAND = 'denluma';

test('a search keeps every letter, typed fast or slowly, and follows the address', async ({
  site,
}) => {
  const page = await site(BRAND, { path: '/rng' });
  await wake(page);
  const box = page.getByRole('searchbox');
  for (const delay of [0, 40, 160, 260]) {
    await box.fill('');
    await box.pressSequentially('dragon', { delay });
    await expect(box).toHaveValue('dragon');
    await expect(page).toHaveURL(/[?&]q=dragon/);
    await expect(box).toHaveValue('dragon');
  }
  await page.goto('/rng?q=amber');
  await expect(box).toHaveValue('amber');
});

test('every entry of the office opens from any other one', async ({ browser }) => {
  const page = await openOffice(browser, BRAND);
  await walkEntries(page, 'Secciones');
});

test('every entry of the agent centre opens from any other one', async ({ site }) => {
  const page = await site(BRAND, { path: null });
  await callAsBrowser(page, {
    method: 'POST',
    path: '/wps/session/login',
    data: { username: 'alba', password: 'demo-alba-2026', type: 'username' },
  });
  await page.goto('/agentHome');
  await wake(page);
  await walkEntries(page, 'Centro de agentes');
});

/** Follows each link of a menu, including those that load a separate chunk. */
async function walkEntries(page: Page, menu: string): Promise<void> {
  const links = page.getByRole('navigation', { name: menu }).getByRole('link');
  await expect(links.first()).toBeVisible();
  const count = await links.count();
  expect(count).toBeGreaterThan(3);
  for (let at = 0; at < count; at += 1) {
    const link = links.nth(at);
    await link.click();
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(page.getByText(/Esta pantalla falló|Algo falló/)).toBeHidden();
  }
}

/** Text keys with a dot: a key that is shown is never a word of a language. */
const KEYS = readdirSync('brands/_base/locales/en').flatMap((file) =>
  Object.keys(
    JSON.parse(readFileSync(path.join('brands/_base/locales/en', file), 'utf8')) as object,
  ).filter((key) => /^[a-zA-Z]+(\.[a-zA-Z0-9]+)+$/.test(key)),
);

const READERS = [
  { role: 'visitor', language: 'es', account: null },
  { role: 'member', language: 'ar', account: { username: 'luna', password: 'demo-luna-2026' } },
  { role: 'agent', language: 'en', account: { username: 'alba', password: 'demo-alba-2026' } },
] as const;

for (const { role, language, account } of READERS) {
  test(`no address shows a ${role} a text key, in ${language}`, async ({ site }) => {
    const page = await site('tribunox', { path: null });
    if (account !== null) {
      await callAsBrowser(page, {
        method: 'POST',
        path: '/wps/session/login',
        data: { ...account, type: 'username' },
      });
    }
    for (const address of await addressesOf(page, language)) {
      await page.goto(`${address}?lang=${language}`);
      await page.waitForFunction(() => 'awake' in document.documentElement.dataset);
      await expect(page.locator('[data-part-pending]')).toHaveCount(0);
      await expect(page.locator('#main')).toBeVisible();
      const words = new Set((await page.evaluate(readShown)).split(/[\s"'“”«»()،,;]+/));
      const keys = KEYS.filter((key) => words.has(key));
      expect.soft(keys, `${language} ${address}`).toEqual([]);
    }
  });
}

/** Every address of the plan that the caller may open. */
async function addressesOf(page: Page, language: string): Promise<readonly string[]> {
  await page.goto(`${origin('tribunox')}/?lang=${language}`);
  return page.evaluate(async () => {
    const answer = await fetch('/wps/relay/site/plan');
    const { value } = (await answer.json()) as {
      value: { plan: { routes: { path: string; screen: string; needs: string }[] } };
    };
    const seen = new Set<string>();
    return value.plan.routes
      .filter(({ screen }) => {
        const isNew = !seen.has(screen);
        seen.add(screen);
        return isNew;
      })
      .map(({ path: at }) => at);
  });
}

/** Runs in the page: its title, texts and accessible names. */
function readShown(): string {
  const names = [
    ...document.querySelectorAll('[aria-label], [title], [placeholder], img[alt]'),
  ].map((element) =>
    ['aria-label', 'title', 'placeholder', 'alt']
      .map((name) => element.getAttribute(name) ?? '')
      .join(' '),
  );
  return [document.title, document.body.innerText, ...names].join(' ');
}

test('the header of a trial fits a phone, and leaves logo and menu free', async ({ site }) => {
  const page = await site(BRAND, { viewport: { width: 390, height: 844 }, path: null });
  await callAsBrowser(page, {
    method: 'POST',
    path: '/wps/session/login/freeplay',
    data: { os: 'web', platform: 'W', gatewayVersion: 3 },
  });
  await page.goto('/');
  await expect(page.locator('[data-element="balance"]')).toBeVisible();
  const header = page.locator('[data-part="header"]');
  const width = await header.evaluate(({ scrollWidth }) => scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
  await page.getByRole('button', { name: 'Menú' }).click();
  await expect(page.getByRole('group', { name: 'Menú' })).toBeVisible();
});

test('a page restored after signing out in another tab shows no name and no balance', async ({
  site,
}) => {
  const page = await site(BRAND, { path: null });
  await signInAs(page, 'bruno');
  await page.goto('/wallet');
  await expect(page.locator('[data-element="balance"]')).toBeVisible();
  await page.goto('/help');
  // Signing out elsewhere takes the cookies of every tab.
  await page.context().clearCookies();
  await page.goBack();
  await expect(page.locator('[data-element="balance"]')).toBeHidden();
  await expect(page.getByText('brunodemo')).toBeHidden();
});
