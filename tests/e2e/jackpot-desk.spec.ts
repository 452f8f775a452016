import type { Browser, Page } from '@playwright/test';
import { expect, test } from '#tests/support/e2e.ts';
import { expectAccessibleInTurn } from '#tests/support/e2e-axe.ts';
import { applyByTwo, approveAct, openOffice } from '#tests/support/e2e-office.ts';

/** No other spec looks at its jackpot. Rounds of its demo players have opened the pool. */
const BRAND = 'zigzula';
const REASON = 'Aprobado por riesgo';

test.describe.configure({ timeout: 120_000 });

interface Terms {
  contributionPercent: string;
  startMicro: string;
  turnoverMicro: string;
}

/** Turns it on with these terms, or off, by two persons where it takes two. @returns the earlier terms */
async function putTerms(browser: Browser, page: Page, terms: Terms | null): Promise<Terms> {
  const { earlier, staffActId } = await page.evaluate(
    async ({ url, wanted }) => {
      const { csrfToken } = (await (await fetch('/office/api/session')).json()).value;
      const { version, terms: held } = (await (await fetch(url)).json()).value;
      const answer = await fetch(url, {
        method: 'PUT',
        headers: {
          'content-type': 'application/json',
          'x-csrf-token': csrfToken,
          'idempotency-key': crypto.getRandomValues(new Uint32Array(4)).join('-'),
        },
        body: JSON.stringify({
          version,
          enabled: wanted !== null,
          terms: wanted ?? held,
          reason: 'around the browser test',
        }),
      });
      const { code, value: result } = await answer.json();
      const isAsked = code === 'SECOND_PERSON_ASKED';
      if (!answer.ok && !isAsked) throw new Error(code);
      return { earlier: held as Terms, staffActId: isAsked ? String(result.staffActId) : null };
    },
    { url: `/office/api/brands/${BRAND}/jackpot`, wanted: terms },
  );
  if (staffActId !== null) await approveAct(browser, BRAND, staffActId);
  return earlier;
}

test('a jackpot is turned on once its terms are right, and the trail tells of it', async ({
  browser,
}) => {
  const office = await openOffice(browser, BRAND);
  const terms = await putTerms(browser, office, null);
  await office.goto(`/office/jackpot?brand=${BRAND}`);
  const contribution = office.getByLabel('Aporte');
  const turnover = office.getByLabel('Apuestas por pozo');
  const review = office.getByRole('button', { name: 'Revisar el cambio' });
  const pool = office.getByRole('region', { name: 'Pozo en juego' });
  await expect(pool).toContainText('En pausa');
  await office.getByRole('switch', { name: 'Pozo acumulado' }).check();

  await test.step('what can be told at once stands in the way', async () => {
    await turnover.fill('49,999');
    await expect(turnover).toHaveAccessibleDescription(/al menos 1000 veces la apuesta más alta/);
    await expect(review).toHaveAttribute('aria-disabled', 'true');
    await turnover.fill('200,000');
    await expect(office.getByText('1 en 400,000')).toBeVisible();
  });

  await test.step('and so does what gives too much away', async () => {
    await contribution.fill('5');
    await expect(contribution).toHaveAccessibleDescription(/lo máximo es 99%/);
    await expect(review).toHaveAttribute('aria-disabled', 'true');
    await expectAccessibleInTurn(office);
  });

  await test.step('a limit takes the place of the turnover, and the other way round', async () => {
    await contribution.fill('1');
    const limited = office.getByRole('switch', { name: 'Con límite' });
    await limited.check();
    await expect(turnover).toHaveCount(0);
    const limit = office.getByLabel('Límite', { exact: true });
    await expect(limit).toHaveValue('1,500.00');
    await expect(office.getByText(/de media en todo el camino/)).toBeVisible();
    await limit.fill('501');
    await expect(limit).toHaveAccessibleDescription(/demasiado bajo/);
    await limited.uncheck();
    await expect(turnover).toHaveValue('200,000');
  });

  await contribution.fill('1,25');
  await applyByTwo(office, BRAND, REASON);
  await expect(pool).toContainText('Activado');
  await test.step('the pool that runs keeps its terms, the next one has the new ones', async () => {
    await expect(pool).toContainText('una vez por cada 100,000.00 PEN apostados');
    await expect(contribution).toHaveValue('1.25');
    const next = office.getByRole('listitem').filter({ hasText: 'Apuestas por pozo' });
    await expect(next).toHaveText(/100,000.00 PEN.*200,000.00 PEN/);
  });

  await office.goto(`/office/audit?brand=${BRAND}`);
  const entry = office.getByRole('row').filter({ hasText: REASON }).filter({ hasText: '1.25' });
  await expect(entry).toContainText('Pozo acumulado');
  await putTerms(browser, office, terms);
  await office.context().close();
});
