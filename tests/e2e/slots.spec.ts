import { readFileSync } from 'node:fs';
import type { SlotTitle } from '#contract/generated/types.ts';
import { openOutcomeStream } from '#domain/fairness/outcome-stream.ts';
import { formatMicro } from '#domain/money/format-micro.ts';
import type { SlotEvent } from '#games/slot/events.ts';
import { modelOf } from '#games/slot/math/model.ts';
import { playRound } from '#games/slot/math/play-round.ts';
import { expectAccessibleInTurn } from '#tests/support/e2e-axe.ts';
import { expect, test } from '#tests/support/e2e.ts';
import { beginTrial, openTitle } from '#tests/support/e2e-titles.ts';

test.describe.configure({ mode: 'parallel', timeout: 120_000 });

/** The smallest stake of the brand's currency. */
const STAKE = 500_000n;

/** A round that the seeds decide, the first that has an event of a type. */
function roundWith(code: string, type: SlotEvent['type']): readonly SlotEvent[] {
  const title = JSON.parse(readFileSync(`src/games/slot/titles/${code}.json`, 'utf8')) as SlotTitle;
  const model = modelOf(title);
  for (let nonce = 0; nonce < 20_000; nonce += 1) {
    const stream = openOutcomeStream({ serverSeed: 'ab'.repeat(32), clientSeed: 'e2e', nonce });
    const { events } = playRound({ stakeMicro: STAKE, model, stream });
    if (events.some((event) => event.type === type)) return events;
  }
  throw new Error(`no round of ${code} has ${type}`);
}

const FEATURES = [
  { code: 'royal-parade', type: 'freeSpinsEnded', seen: /Giro gratis 1 de/ },
  { code: 'reef-chorus', type: 'freeSpinsEnded', seen: /Giro gratis 1 de/ },
  { code: 'frost-peaks', type: 'symbolsFell', seen: /×2/ },
  { code: 'pearl-divers', type: 'holdEnded', seen: /Quedan? \d giros?/ },
] as const;

for (const { code, type, seen } of FEATURES) {
  test(`${code} plays its feature through, to what the round pays`, async ({ site }) => {
    const events = roundWith(code, type);
    const last = events.at(-1);
    const payoutMicro = last?.type === 'roundEnded' ? BigInt(last.payoutMicro) : 0n;
    const page = await site('denluma', {
      path: null,
      viewport: { width: 390, height: 844 },
      hasTouch: true,
    });
    await beginTrial(page);
    // The server decides a round; the stage is given this one in its place.
    await page.addInitScript((seeded) => {
      const ask = window.fetch;
      window.fetch = async (...request) => {
        const answer = await ask(...request);
        const [of] = request;
        const address = of instanceof Request ? of.url : String(of);
        if (!address.endsWith('/house/rounds') || !answer.ok) return answer;
        const body = (await answer.json()) as { value: object };
        const changed = { ...body, value: { ...body.value, events: seeded } };
        return new Response(JSON.stringify(changed), answer);
      };
    }, events);
    await openTitle(page, code);
    const spin = page.getByRole('button', { name: /^Girar/ });
    await expect(spin).not.toHaveAttribute('aria-disabled', 'true');
    await spin.press('Space');
    await expect(page.getByText(seen).first()).toBeAttached({ timeout: 15_000 });
    const paid = formatMicro(payoutMicro, 'PEN', 'es-PE');
    await expect(page.getByRole('status').filter({ hasText: paid })).toHaveCount(1, {
      timeout: 60_000,
    });
    await expectAccessibleInTurn(page, { within: ['main'] });
  });
}

test('a slot tells all about itself, and a phone scrolls through all of them', async ({ site }) => {
  const page = await site('denluma', {
    path: '/rng?vassalage=house',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });
  const tiles = page.locator('main a[href*="gameCode="]');
  await expect(tiles.first()).toBeVisible();
  const theme = page.getByRole('combobox', { name: 'Tema' });
  const ofTheSea = /\((\d+)\)/.exec((await theme.locator('[value=sea]').textContent()) ?? '');
  await theme.selectOption('sea');
  const count = page.getByText(/^\d+ juegos$/);
  await expect(count).toHaveText(`${ofTheSea?.[1]} juegos`);
  await theme.selectOption('');
  await expect(count).toHaveText(/^3\d\d juegos$/);
  // Further pages come as the end of the list draws near.
  const more = page.getByRole('button', { name: 'Ver más juegos' });
  const scrolled = async () => {
    await page.evaluate(() => scrollBy(0, 4 * innerHeight));
    return more.count();
  };
  await expect(more).toHaveCount(1);
  await expect.poll(scrolled, { intervals: [200], timeout: 60_000 }).toBe(0);
  await expect.poll(() => tiles.count()).toBeGreaterThan(310);
  await beginTrial(page);
  await openTitle(page, 'pearl-divers');
  await page.getByRole('button', { name: /Reglas/ }).click();
  const rules = page.getByRole('dialog');
  await expect(rules.getByText('Retén y gana').first()).toBeVisible();
  await expect(rules.getByText(/243 formas/)).toBeVisible();
  await expect(rules.getByText(/Versión de las reglas: 1\.0\.0|1\.0\.0/)).toBeVisible();
  await expectAccessibleInTurn(page, { within: ['[role="dialog"]'] });
});
