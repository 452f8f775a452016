import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/e2e.ts';
import { focusRing, indistinct } from '#tests/support/e2e-forced-colors.ts';
import {
  hiddenFocus,
  runningAnimations,
  smallTargets,
  sticksOut,
} from '#tests/support/e2e-geometry.ts';
import { signInAs, wake } from '#tests/support/e2e-overlays.ts';
import { registerPlayer } from '#tests/support/e2e-visitor.ts';
import { inTurn } from '#tests/support/test-effort.ts';

test.describe.configure({ mode: 'parallel', timeout: 180_000 });

const GAME = '/seamless?vassalage=house&gameCode=jade-orchard';

/** Low windows: what sticks to their edges takes the more of them. */
const LOOKS = [
  { brand: 'ondavela', colorScheme: 'light', viewport: { width: 390, height: 600 } },
  { brand: 'denluma', colorScheme: 'dark', viewport: { width: 1440, height: 600 } },
] as const;

for (const { brand, ...look } of inTurn(LOOKS)) {
  test(`${look.viewport.width} px: targets are large enough, focus is in sight, states need no colour`, async ({
    site,
  }) => {
    const page = await site(brand, { ...look, path: null, reducedMotion: 'reduce' });
    for (const path of ['/', '/rng', '/help', '/register', '/login']) {
      await test.step(path, async () => {
        await visit(page, path);
        expect.soft(await smallTargets(page), 'too small').toEqual([]);
        expect.soft(await runningAnimations(page), 'running').toEqual([]);
        await inForcedColors(page);
        if (path !== '/' && path !== '/help') return;
        const { stops, hidden } = await hiddenFocus(page);
        expect(stops).toBeGreaterThan(15);
        expect.soft(hidden, 'focus out of sight').toEqual([]);
      });
    }
    await test.step('a game', async () => {
      await registerPlayer(page, { name: 'window', login: true });
      await visit(page, GAME);
      await expect(page.getByRole('button', { name: /^Girar por/ })).toBeVisible({
        timeout: 60_000,
      });
      expect.soft(await smallTargets(page), 'too small').toEqual([]);
      expect.soft(await runningAnimations(page), 'running').toEqual([]);
      await inForcedColors(page);
    });
  });
}

async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await wake(page);
  const skeletons = page.locator('main [class*="_skeleton_"]');
  await expect(skeletons).toHaveCount(0);
  if (path === '/login' || path === '/register') {
    await expect(page.getByRole('dialog')).toBeVisible({ timeout: 30_000 });
  }
}

async function inForcedColors(page: Page): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' });
  // Less motion is a motion of a hundredth of a millisecond: drawn anew, it is over.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  });
  expect.soft(await indistinct(page), 'in forced colours').toEqual([]);
  await page.keyboard.press('Tab');
  const ring = await focusRing(page);
  expect.soft(ring).toMatchObject({ style: 'solid', seen: true });
  expect.soft(ring.width).toBeGreaterThanOrEqual(2);
  await page.emulateMedia({ forcedColors: 'none' });
}

test('320 px, as at 400 %: no page has to be scrolled sideways', async ({ site }) => {
  const page = await site('denluma', {
    path: null,
    viewport: { width: 320, height: 256 },
    reducedMotion: 'reduce',
  });
  for (const path of ['/login', '/register']) await fits(page, path);
  await signInAs(page, 'diego');
  const routes = await page.evaluate(async () => {
    const { value } = await (await fetch('/wps/relay/site/plan')).json();
    return value.plan.routes as { path: string; screen: string }[];
  });
  const visited = new Set(['login', 'register']);
  for (const { path, screen } of routes) {
    if (!visited.has(screen)) await fits(page, screen === 'game' ? GAME : path);
    visited.add(screen);
  }
  expect(visited.size).toBeGreaterThan(15);
});

async function fits(page: Page, path: string): Promise<void> {
  await test.step(path, async () => {
    await visit(page, path);
    expect.soft(await sticksOut(page), path).toEqual([]);
  });
}
