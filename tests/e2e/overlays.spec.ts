import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/e2e.ts';
import { expectAccessible } from '#tests/support/e2e-axe.ts';
import {
  MEMBER_OVERLAYS,
  type Overlay,
  signInAs,
  staysWithin,
  visitorOverlays,
  wake,
  walkOverlay,
} from '#tests/support/e2e-overlays.ts';
import { inTurn } from '#tests/support/test-effort.ts';

const GAME = '/seamless';

/** Every two of language, scheme and width meet; the last changes both from one overlay to the next. */
const LOOKS = [
  { brand: 'denluma', language: 'es', scheme: 'light', width: 1440, notices: true },
  { brand: 'ondavela', language: 'ar', scheme: 'dark', width: 390, notices: true },
  { brand: 'kyvolta', language: 'th', scheme: 'mixed', width: 1440, notices: false },
] as const;

test.describe.configure({ mode: 'parallel', timeout: 180_000 });

for (const look of inTurn(LOOKS)) {
  const { brand, language, scheme, width } = look;
  test(`${brand}, ${language}, ${scheme}, ${width} px: whatever lies over a page is reached, kept to and left by keyboard`, async ({
    site,
  }) => {
    const page = await site(brand, {
      colorScheme: scheme === 'light' ? 'light' : 'dark',
      reducedMotion: 'reduce',
      path: `/?lang=${language}`,
      viewport: { width, height: 900 },
    });
    await test.step('the announcement that opens by itself', () => seeAnnouncement(page));
    await walkAll(page, visitorOverlays(width, look.notices), scheme === 'mixed');
    await test.step('sign in', () => signInAs(page, 'carla'));
    // A game's stage is dear, and its dialogs are the same in every brand.
    const shown = MEMBER_OVERLAYS.filter(({ at }) => scheme !== 'mixed' || !at.startsWith(GAME));
    await walkAll(page, shown, scheme === 'mixed');
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
