import { rm } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/e2e.ts';
import { sticksOut } from '#tests/support/e2e-geometry.ts';
import { wake } from '#tests/support/e2e-overlays.ts';
import { copyInPseudoLanguage } from '#tests/support/pseudo-brand.ts';
import { PSEUDO_LANGUAGE } from '#tests/support/pseudo-language.ts';
import { seededFolder } from '#tests/support/seeded-place.ts';
import { startServer } from '#tests/support/start-server.ts';

test.describe.configure({ timeout: 240_000 });

const BRAND = 'denluma';
/** Sums with a currency's code. */
const SUMS = /[A-Z]{3}\s[\d.,]+/g;
/** The masked names of who won them. */
const MASKED = /•••/;
/** What is announced, and when somebody answers, is told by others; languages by their own names. */
const NOT_OURS = [
  'script, style, noscript, time, svg',
  '[lang]:not(html)',
  'a[href^="/notices"]',
  '[data-part="hours"]',
].join();

test('a language nobody speaks: every text is translated, and none is cut at 390 px', async ({
  browser,
}) => {
  const brands = await copyInPseudoLanguage(BRAND);
  const dataDir = await seededFolder({ brand: BRAND });
  const server = await startServer({
    BRANDS_DIR: brands.folder,
    DEFAULT_BRAND: BRAND,
    DATA_DIR: dataDir,
  });
  const context = await browser.newContext({
    baseURL: `http://${BRAND}.localhost:${server.port}`,
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
  });
  try {
    await context.addInitScript(() =>
      sessionStorage.setItem('popup/publicAnnouncement/visitor', '1'),
    );
    const page = await context.newPage();
    for (const path of ['/', '/rng', '/login', '/register', '/help']) {
      await test.step(path, () => read(page, path));
    }
  } finally {
    await context.close();
    await server.stop();
    await brands.remove();
    await rm(dataDir, { recursive: true, force: true });
  }
});

async function read(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('lang', PSEUDO_LANGUAGE);
  await wake(page);
  if (path === '/login' || path === '/register') {
    await expect(page.getByRole('dialog')).toBeVisible({ timeout: 30_000 });
  }
  const { texts, plain, cut } = await page.evaluate(readTexts, NOT_OURS);
  expect(texts, 'texts in sight').toBeGreaterThan(20);
  const names = await page.evaluate(readNames);
  const withoutNames = (text: string): string =>
    names.reduce((rest, name) => rest.replaceAll(name, ''), text.replaceAll(SUMS, ''));
  const untranslated = plain.filter(
    (text) => !MASKED.test(text) && /[a-z]{2,}/i.test(withoutNames(text)),
  );
  expect.soft(untranslated, 'written into the code').toEqual([]);
  expect.soft(cut, 'cut off').toEqual([]);
  expect.soft(await sticksOut(page), 'beyond the edge').toEqual([]);
}

/** Runs in the page: names of banks, games, teams, the brand, which are the same in every language. */
async function readNames(): Promise<string[]> {
  const names: string[] = [];
  const collect = (node: unknown): void => {
    if (typeof node === 'string' && /^\p{Lu}.{3,60}$/u.test(node)) names.push(node);
    else if (typeof node === 'object' && node !== null) Object.values(node).forEach(collect);
  };
  const pages = Array.from(
    { length: 40 },
    (_, index) => `/wps/relay/game/list?pageSize=100&pageNo=${index + 1}`,
  );
  const events = '/wps/relay/sports/events?limit=100';
  for (const address of ['/wps/relay/site/plan', events, ...pages]) {
    const answer = await fetch(address);
    if (answer.ok) collect(await answer.json());
  }
  return names.toSorted((one, other) => other.length - one.length);
}

/** Runs in the page: words with plain letters, and words that their box does not show whole. */
function readTexts(notOurs: string): { texts: number; plain: string[]; cut: string[] } {
  const plain: string[] = [];
  const cut: string[] = [];
  let texts = 0;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = node.textContent?.trim() ?? '';
    const box = node.parentElement;
    if (text === '' || box === null || box.closest(notOurs) !== null) continue;
    if (!box.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    texts += 1;
    if (/[a-z]{2,}/i.test(text)) plain.push(text);
    if (box.closest('.visually-hidden') !== null) continue;
    const { overflowX, overflowY } = getComputedStyle(box);
    const hides = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip';
    if (
      (hides(overflowX) && box.scrollWidth > box.clientWidth + 1) ||
      (hides(overflowY) && box.scrollHeight > box.clientHeight + 2)
    ) {
      cut.push(text);
    }
  }
  for (const element of document.querySelectorAll(
    '[aria-label], [placeholder], [title], img[alt]',
  )) {
    if (element.closest(notOurs) !== null) continue;
    for (const name of ['aria-label', 'placeholder', 'title', 'alt']) {
      const text = element.getAttribute(name) ?? '';
      if (/[a-z]{2,}/i.test(text)) plain.push(text);
    }
  }
  return { texts, plain, cut };
}
