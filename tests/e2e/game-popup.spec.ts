import { expect, test } from '#tests/support/e2e.ts';
import { expectAccessible } from '#tests/support/e2e-axe.ts';

const LIST = 'DEMO_ARCADE';

for (const width of [390, 1440]) {
  test(`a list of games opens over the page at ${width} px, and a game takes its place`, async ({
    site,
  }) => {
    const page = await site('denluma', { viewport: { width, height: 844 } });
    await page.goto(`/rng?vassalage=${LIST}`);
    const tiles = page.locator('main a[href*="gameCode="]');
    await expect(tiles.first()).toBeVisible();
    // By the page itself: names under localhost are the browser's own.
    const { value } = await page.evaluate(
      async (address) =>
        (await (await fetch(address)).json()) as {
          value: { content: { gameName: string; isGame: string }[] };
        },
      `/wps/relay/game/list?pageNo=1&pageSize=100&vassalage=${LIST}`,
    );
    const list = value.content.find(({ isGame }) => isGame === 'VASSALAGE');
    if (list === undefined) throw new Error('the supplier has no list');
    await page.getByRole('main').getByRole('link', { name: list.gameName }).first().click();
    const popup = page.getByRole('dialog');
    await expect(popup.getByRole('heading', { name: list.gameName })).toBeVisible();
    await expectAccessible(page);
    const game = popup.locator('li a[href*="gameCode="]').first();
    const address = await game.getAttribute('href');
    await game.click();
    await expect(page).toHaveURL(new RegExp(`${(address ?? '').split('gameCode=')[1] ?? ''}$`));
    await expect(popup).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(popup).toBeHidden();
    await expect(page).toHaveURL(/\/rng/);
  });
}
