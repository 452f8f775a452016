import { describe, expect, it } from 'vitest';
import { openOutcomeStream } from '#domain/fairness/outcome-stream.ts';
import { ChoiceError } from '#games/game-rules.ts';
import type { KenoEvent, NumberDrawn } from '#games/keno-forty/events.ts';
import { game } from '#games/keno-forty/game.ts';
import { rules } from '#games/keno-forty/math/game-rules.ts';
import { hitChance, picksReturn, returnBounds } from '#games/keno-forty/proof/prove-return.ts';
import { KENO_FORTY, paysOf } from '#games/keno-forty/rules.ts';
import { KENO_FORTY_SHEET } from '#games/keno-forty/sheet.ts';
import { multiplierText } from '#games/kit/multiplier.ts';
import { percentOf } from '#games/kit/proof/percent.ts';

const EVERY_COUNT = Array.from({ length: KENO_FORTY.mostPicks }, (_, index) => index + 1);
const STAKE = 1_000_000n;

function play(picks: readonly number[], nonce = 0) {
  const stream = openOutcomeStream({ serverSeed: `${'0'.repeat(63)}1`, clientSeed: 'keno', nonce });
  return rules.play({ stakeMicro: STAKE, wager: { picks }, actions: [], stream });
}

const drawsOf = (events: readonly { readonly type: string }[]): NumberDrawn[] =>
  (events as readonly KenoEvent[]).filter((event) => event.type === 'numberDrawn');

describe('the sheet', () => {
  it('publishes the bounds that the pays compute to', () => {
    const { least, most } = returnBounds();
    const bounds = { least: percentOf(least), most: percentOf(most) };
    expect(KENO_FORTY_SHEET.returnPercent).toEqual(bounds);
    expect(game.rtpPercent).toBe(bounds.least);
  });

  it.each(EVERY_COUNT)('publishes the exact figures of %i picks', (picks) => {
    const rows = KENO_FORTY_SHEET.tables[picks - 1]?.rows ?? [];
    const share = percentOf(picksReturn(picks));
    expect(rows.at(-1)?.returnPercent).toBe(share);
    expect(Number(share)).toBeGreaterThanOrEqual(98);
    expect(Number(share)).toBeLessThanOrEqual(99.1);
    const paying = paysOf(picks).flatMap((multiplier, hits) =>
      multiplier === 0n ? [] : [{ multiplier, hits }],
    );
    expect(rows.slice(0, -1)).toHaveLength(paying.length);
    for (const [index, { multiplier, hits }] of paying.entries()) {
      const { name, pays, chancePercent } = rows[index] ?? {};
      const chance = hitChance(picks, hits);
      expect(name?.values?.['hits']).toBe(hits);
      expect(pays).toBe(multiplierText(multiplier));
      if (name?.values?.['rounds'] === undefined) expect(chancePercent).toBe(percentOf(chance));
      else {
        const { numerator, denominator } = chance;
        expect(BigInt(name.values['rounds'])).toBe(
          (2n * denominator + numerator) / (2n * numerator),
        );
      }
    }
  });

  it.each(EVERY_COUNT)('pays more for more hits with %i picks, at most 10,000 stakes', (picks) => {
    const pays = paysOf(picks);
    expect(pays).toHaveLength(picks + 1);
    expect(pays.every((pay, hits) => pay >= (pays[hits - 1] ?? 0n))).toBe(true);
    expect(pays.at(-1)).toBeLessThanOrEqual(100_000_000n);
  });
});

describe('a draw', () => {
  it.each(EVERY_COUNT)('of ten different numbers pays the hits of %i picks', (count) => {
    const picks = EVERY_COUNT.slice(0, count).map((pick) => pick * 4);
    for (let nonce = 0; nonce < 200; nonce += 1) {
      const { events, payoutMicro, isOver } = play(picks, nonce);
      const draws = drawsOf(events);
      const numbers = draws.map(({ number }) => number);
      const hits = numbers.filter((number) => picks.includes(number)).length;
      expect(new Set(numbers).size).toBe(KENO_FORTY.drawn);
      expect(numbers.every((number) => number >= 1 && number <= KENO_FORTY.numbers)).toBe(true);
      expect(draws.at(-1)?.hits).toBe(hits);
      expect(draws.every(({ number, isHit }) => isHit === picks.includes(number))).toBe(true);
      expect(payoutMicro).toBe((STAKE * (paysOf(count)[hits] ?? -1n)) / 10_000n);
      expect(isOver).toBe(true);
    }
  });

  it('does not depend on the picks', () => {
    const numbers = (picks: readonly number[]) =>
      drawsOf(play(picks, 5).events).map(({ number }) => number);
    expect(numbers([1, 2, 3])).toEqual(numbers([40]));
  });

  it('draws every number about equally often', () => {
    const counts = new Map<number, number>();
    for (let nonce = 0; nonce < 2_000; nonce += 1) {
      for (const { number } of drawsOf(play([1], nonce).events)) {
        counts.set(number, (counts.get(number) ?? 0) + 1);
      }
    }
    // 500 expected each, with a standard deviation of 19.4; the seeds are fixed.
    expect(Math.min(...counts.values())).toBeGreaterThan(420);
    expect(Math.max(...counts.values())).toBeLessThan(580);
  });
});

it.each([
  ['unsorted', [7, 3]],
  ['doubled', [3, 3]],
  ['no', []],
  ['eleven', Array.from({ length: 11 }, (_, index) => index + 1)],
])('refuses %s numbers', (_, picks) => {
  expect(() => play(picks)).toThrow(ChoiceError);
});
