import { expect, test } from '#tests/support/e2e.ts';
import {
  beginTrial,
  playBothWays,
  type TitleMoves,
  untilEnded,
} from '#tests/support/e2e-titles.ts';

test.describe.configure({ mode: 'parallel', timeout: 120_000 });

const TITLES: readonly TitleMoves[] = [
  { code: 'dice-line' },
  { code: 'plinko-falls' },
  { code: 'scratch-fiesta' },
  {
    code: 'keno-forty',
    prepare: (page) => page.getByRole('button', { name: 'Al azar' }).press('Enter'),
  },
  {
    code: 'roulette-corsa',
    async prepare(page) {
      await page.getByRole('button', { name: /^Rojo/ }).first().press('Enter');
    },
  },
  {
    code: 'mine-garden',
    act: (page, by) =>
      untilEnded(page, async () => {
        const leave = page.getByRole('button', { name: /^Cobrar S/ });
        if (await leave.isVisible()) await (by === 'keys' ? leave.press('Enter') : leave.tap());
        else {
          const cell = page.getByRole('button', { name: /^Fila 1, columna 1/ });
          await (by === 'keys' ? cell.press('Enter') : cell.tap());
        }
      }),
  },
  {
    code: 'heart-hi-lo',
    act: (page, by) =>
      untilEnded(page, async () => {
        const leave = page.getByRole('button', { name: /^Cobrar S/ });
        if (await leave.isVisible()) await (by === 'keys' ? leave.press('Enter') : leave.tap());
        else if (by === 'keys') await page.locator('body').press('ArrowUp');
        else
          await page
            .getByRole('button', { name: /^(Mayor|Igual)/ })
            .first()
            .tap();
      }),
  },
  {
    code: 'poker-jacks',
    act: (page, by) =>
      untilEnded(page, async () => {
        const draw = page.getByRole('button', { name: 'Cambiar' });
        if (by === 'keys') {
          await page.locator('body').press('1');
          await draw.press('Enter');
        } else await draw.tap();
      }),
  },
  {
    code: 'ace-blackjack',
    act: (page, by) =>
      untilEnded(page, async () => {
        const no = page.getByRole('button', {
          name: /^(No asegurar|Sin seguro|Rechazar|Seguir sin)/,
        });
        const stand = page.getByRole('button', { name: 'Plantarse' });
        const next = (await no.isVisible()) ? no : stand;
        await (by === 'keys'
          ? page.locator('body').press((await no.isVisible()) ? 'n' : 's')
          : next.tap());
      }),
  },
];

for (const moves of TITLES) {
  test(`${moves.code} is tried by keys and by touch`, async ({ site }) => {
    const page = await site('kyvolta', {
      path: null,
      viewport: { width: 390, height: 844 },
      hasTouch: true,
    });
    await beginTrial(page);
    await playBothWays(page, moves);
    await expect(page.getByText('Dinero ficticio').first()).toBeVisible();
  });
}
