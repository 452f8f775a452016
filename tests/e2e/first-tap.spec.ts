import { expect, origin, test } from '#tests/support/e2e.ts';
import { ownAddress } from '#tests/support/e2e-address.ts';
import { FIRST_TAPS, type FirstTap, measureTap, signInForTaps } from '#tests/support/first-taps.ts';

/** A step above what is reached today, so that a chunk that falls apart turns it red. */
const MOST_REQUESTS: Readonly<Record<FirstTap['name'], number>> = {
  'sign-in': 18,
  registration: 18,
  lobby: 31,
  game: 29,
  deposit: 22,
  records: 26,
};

test('the first tap opens a screen with a handful of requests', async ({ browser }) => {
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
      expect(requests.filter((path) => path.endsWith('.js')).length).toBeGreaterThan(3);
      const most = MOST_REQUESTS[tap.name];
      expect.soft(requests.length, requests.join('\n')).toBeLessThanOrEqual(most);
      // What the app alone draws is drawn by the one that is on its way, not by another page.
      expect(pages).toBe(tap.name === 'lobby' ? 1 : 0);
      await context.close();
    });
  }
});
