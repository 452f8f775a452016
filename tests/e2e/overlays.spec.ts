import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/e2e.ts';
import { expectAccessible } from '#tests/support/e2e-axe.ts';
import {
  GAME_OVERLAYS,
  MEMBER_OVERLAYS,
  type Overlay,
  signInAs,
  staysWithin,
  visitorOverlays,
  wake,
  walkOverlay,
} from '#tests/support/e2e-overlays.ts';
import { registerPlayer } from '#tests/support/e2e-visitor.ts';
import { inTurn } from '#tests/support/test-effort.ts';

/** Every two of language, scheme and width meet; the last changes both from one overlay to the next. */
const LOOKS = [
  { brand: 'denluma', language: 'es', scheme: 'light', width: 1440, notices: true },
  { brand: 'ondavela', language: 'ar', scheme: 'dark', width: 390, notices: true },
  { brand: 'kyvolta', language: 'th', scheme: 'mixed', width: 1440, notices: false },
] as const;

test.describe.configure({ mode: 'parallel', timeout: 180_000 });

for (const look of inTurn(LOOKS)) {
  const { brand, language, scheme, width } = look;
  const isMixed = scheme === 'mixed';
  const window = {
    colorScheme: scheme === 'light' ? 'light' : 'dark',
    reducedMotion: 'reduce',
    viewport: { width, height: 900 },
  } as const;

  test.describe(`${brand}, ${language}, ${scheme}, ${width} px: reached, kept to and left by keyboard`, () => {
    test('overlays of a visitor', async ({ site }) => {
      const page = await site(brand, { ...window, path: `/?lang=${language}` });
      await test.step('the announcement that opens by itself', () => seeAnnouncement(page));
      await walkAll(page, visitorOverlays(width, look.notices), isMixed);
    });

    test('overlays of a member', async ({ site }) => {
      const page = await site(brand, { ...window, path: `/?lang=${language}` });
      await signInAs(page, 'carla');
      await walkAll(page, MEMBER_OVERLAYS, isMixed);
    });

    // A game's stage is dear, and its dialogs are the same in every brand.
    if (isMixed) return;
    test('overlays of a game', async ({ site }) => {
      const page = await site(brand, { ...window, path: `/?lang=${language}` });
      await registerPlayer(page, { name: 'over', login: true });
      await walkAll(page, GAME_OVERLAYS, isMixed);
    });
  });
}

async function walkAll(page: Page, overlays: readonly Overlay[], mixed: boolean): Promise<void> {
  let at = '';
  for (const [index, overlay] of overlays.entries()) {
    await test.step(overlay.name, async () => {
      if (mixed) await page.emulateMedia({ colorScheme: index % 2 === 0 ? 'light' : 'dark' });
      if (overlay.at !== at) await page.goto(overlay.at);
      await wake(page);
      await walkOverlay(page, overlay);
      at = overlay.leaves === true ? '' : overlay.at;
    });
  }
}

async function seeAnnouncement(page: Page): Promise<void> {
  // As for somebody who has not seen it.
  await page.evaluate(() => sessionStorage.clear());
  await wake(page);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible({ timeout: 30_000 });
  await staysWithin(page, dialog);
  await expectAccessible(page, { within: ['#overlays'] });
  await page.mouse.click(3, 450);
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}
