import { expect, test } from '#tests/support/e2e.ts';
import { expectAccessibleInTurn } from '#tests/support/e2e-axe.ts';
import { signInAs, wake } from '#tests/support/e2e-overlays.ts';

test.describe.configure({ timeout: 240_000 });

/** The longest delay in play, and the time that a loaded machine takes. */
const DECIDED_MS = 30_000;

test('a player follows a match, bets on it in play, and cashes a bet out', async ({ site }) => {
  const page = await site('denluma', { path: null });
  await signInAs(page, 'luna');
  await page.goto('/fbSports');
  await wake(page);
  const slip = page.getByRole('complementary', { name: 'Cupón' });
  const place = slip.getByRole('button', { name: 'Apostar' });

  await test.step('live matches have a score, and the page is accessible', async () => {
    const live = page.getByRole('region', { name: 'En vivo' });
    await expect(live.getByRole('listitem').first()).toContainText(/\d′/);
    await expectAccessibleInTurn(page);
    await live
      .getByRole('link', { name: /mercados?$/ })
      .first()
      .click();
    await expect(page).toHaveURL(/event=demo-/);
    await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
    await page.getByRole('link', { name: 'Todos los eventos' }).click();
  });

  await test.step('a single before a match is open at once, and can be closed', async () => {
    const soon = page.getByRole('region', { name: 'Próximos' });
    await soon
      .getByRole('button', { name: /Resultado del partido/ })
      .last()
      .click();
    await slip.getByLabel('Monto por línea').fill('2');
    await place.click();
    const card = slip.getByRole('listitem').filter({ hasText: 'Abierta' }).first();
    await expect(card).toBeVisible();
    await card.getByRole('button', { name: /^Cerrar por/ }).click();
    await expect(slip.getByText('Cerrada').first()).toBeVisible();
  });

  await test.step('a bet in play is decided after its delay', async () => {
    const live = page.getByRole('region', { name: 'En vivo' });
    const odds = live.getByRole('button', { name: /Resultado del partido/, disabled: false });
    await odds.first().click();
    await slip.getByRole('radio', { name: 'Todas' }).check();
    await expect(slip.getByText(/Se decide en/)).toBeVisible();
    await place.click();
    const newest = slip.getByRole('listitem').first();
    await expect(newest).toContainText(/Por decidir|Abierta|No aceptada/);
    await expect(newest).toContainText(/Abierta|No aceptada/, { timeout: DECIDED_MS });
  });
});
