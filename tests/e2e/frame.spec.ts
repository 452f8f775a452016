import { expect, test } from '#tests/support/e2e.ts';
import { signInAs, wake } from '#tests/support/e2e-overlays.ts';

test.describe.configure({ mode: 'parallel' });

for (const width of [390, 1440]) {
  test(`${width} px: the current navigation entry leads back to the top of its page`, async ({
    site,
  }) => {
    const page = await site('denluma', { viewport: { width, height: 700 } });
    await wake(page);
    await page.evaluate(() => window.scrollTo(0, 600));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
    await page.locator('nav a[aria-current="page"]').filter({ visible: true }).first().click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect(page).toHaveURL(/\/$/);
  });

  test(`${width} px: a banner is a link as a whole, and its controls stay above it`, async ({
    site,
  }) => {
    const page = await site('denluma', {
      viewport: { width, height: 900 },
      reducedMotion: 'reduce',
    });
    await wake(page);
    const frame = page.locator('[data-part="banner"]').first();
    const slide = frame.locator('[data-active]');
    const href = await slide.getByRole('link').getAttribute('href');
    const corner = await slide.evaluate((element) => {
      const { right, top } = element.getBoundingClientRect();
      return document
        .elementFromPoint(right - 12, top + 12)
        ?.closest('a')
        ?.getAttribute('href');
    });
    expect(href).not.toBeNull();
    expect(corner).toBe(href);
    const controls = await frame.getByRole('button').evaluateAll((buttons) =>
      buttons.map((button) => {
        const { x, y, width: wide, height } = button.getBoundingClientRect();
        return button.contains(document.elementFromPoint(x + wide / 2, y + height / 2));
      }),
    );
    expect(controls.length).toBeGreaterThan(1);
    expect(controls).not.toContain(false);
  });
}

test('signing out forgets what the tab kept', async ({ site }) => {
  const page = await site('denluma');
  await signInAs(page, 'luna');
  await page.evaluate(() => sessionStorage.setItem('stake/jade-orchard', '500'));
  await page.goto('/me');
  await wake(page);
  await page
    .getByRole('button', { name: 'Cerrar sesión' })
    .filter({ visible: true })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(dialog).toBeHidden();
  const kept = () => page.evaluate(() => sessionStorage.getItem('stake/jade-orchard'));
  await expect.poll(kept).toBeNull();
});
