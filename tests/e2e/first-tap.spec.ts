import { expect, origin, test } from '#tests/support/e2e.ts';
import { ownAddress } from '#tests/support/e2e-address.ts';
import { FIRST_TAPS, type FirstTap, measureTap, signInForTaps } from '#tests/support/first-taps.ts';

/** A step above what is reached today, so that a chunk that falls apart turns it red. */
const MOST_FILES: Readonly<Record<FirstTap['name'], number>> = {
  'sign-in': 13,
  registration: 12,
  lobby: 12,
  game: 19,
  deposit: 11,
  records: 14,
};

test('the first tap opens a screen with a handful of files', async ({ browser }) => {
  for (const tap of FIRST_TAPS) {
    await test.step(tap.name, async () => {
      const context = await browser.newContext({
        baseURL: origin('denluma'),
        extraHTTPHeaders: ownAddress(),
        viewport: { width: 390, height: 844 },
        isMobile: true,
        hasTouch: true,
        serviceWorkers: 'block',
      });
      await signInForTaps(context, tap);
      const { requests, pages } = await measureTap(await context.newPage(), tap);
      // Figures that are asked for from time to time depend on how long the machine takes.
      const files = requests.filter((path) => path.startsWith('/assets/'));
      expect(files.filter((path) => path.endsWith('.js')).length).toBeGreaterThan(3);
      const most = MOST_FILES[tap.name];
      expect.soft(files.length, requests.join('\n')).toBeLessThanOrEqual(most);
      // What the app alone draws is drawn by the one that is on its way, not by another page.
      expect(pages).toBe(tap.name === 'lobby' ? 1 : 0);
      await context.close();
    });
  }
});
