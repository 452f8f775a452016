import { expect, it } from 'vitest';
import { openOutcomeStream } from '#domain/fairness/outcome-stream.ts';
import type { JsonObject } from '#games/game-rules.ts';
import { percentOf } from '#games/kit/proof/percent.ts';
import type { BallDropped } from '#games/plinko-falls/events.ts';
import { game } from '#games/plinko-falls/game.ts';
import { rules } from '#games/plinko-falls/math/game-rules.ts';
import {
  returnBounds,
  slotPairChance,
  tableReturn,
} from '#games/plinko-falls/proof/prove-return.ts';
import { payTable, type PlinkoWager, RISKS, ROW_COUNTS } from '#games/plinko-falls/rules.ts';
import { PLINKO_FALLS_SHEET } from '#games/plinko-falls/sheet.ts';
import {
  downwardFrames,
  LANDED_MS,
  restSpot,
  sidewaysFrames,
  stepMs,
} from '#games/plinko-falls/stage/fall.ts';

const EVERY_WAGER: readonly PlinkoWager[] = ROW_COUNTS.flatMap((rows) =>
  RISKS.map((risk) => ({ rows, risk })),
);
const STAKE = 1_000_000n;

function drop(wager: PlinkoWager, nonce: number) {
  const stream = openOutcomeStream({
    serverSeed: `${'0'.repeat(63)}1`,
    clientSeed: 'plinko',
    nonce,
  });
  const given = wager as unknown as JsonObject;
  return rules.play({ stakeMicro: STAKE, wager: given, actions: [], stream });
}

it('publishes the returns and chances that the pay tables compute to', () => {
  const { least, most } = returnBounds();
  expect(PLINKO_FALLS_SHEET.returnPercent).toEqual({
    least: percentOf(least),
    most: percentOf(most),
  });
  expect(game.rtpPercent).toBe(percentOf(least));
  expect(PLINKO_FALLS_SHEET.tables).toHaveLength(EVERY_WAGER.length);
  for (const [index, wager] of EVERY_WAGER.entries()) {
    const slots = PLINKO_FALLS_SHEET.tables[index]?.rows ?? [];
    const chances = slots.slice(0, -1).map(({ chancePercent }) => chancePercent);
    expect(chances).toEqual(
      Array.from({ length: wager.rows / 2 + 1 }, (_, slot) =>
        percentOf(slotPairChance(wager.rows, slot)),
      ),
    );
    expect(slots.at(-1)?.returnPercent).toBe(percentOf(tableReturn(wager)));
  }
});

it.each(EVERY_WAGER)('returns 98.98 to 98.99 percent with $rows rows at $risk risk', (wager) => {
  const percent = Number(percentOf(tableReturn(wager)));
  expect(percent).toBeGreaterThanOrEqual(98.98);
  expect(percent).toBeLessThanOrEqual(98.99);
  expect(payTable(wager)).toEqual(payTable(wager).toReversed());
});

it.each(EVERY_WAGER)('pays the slot that the path leads to: $rows rows, $risk risk', (wager) => {
  for (let nonce = 0; nonce < 200; nonce += 1) {
    const { events, payoutMicro, isOver } = drop(wager, nonce);
    const { path, slot, multiplier } = events[1] as BallDropped;
    expect(path).toHaveLength(wager.rows);
    expect(slot).toBe(path.filter((bit) => bit === 1).length);
    expect(BigInt(multiplier)).toBe(payTable(wager)[slot]);
    expect(payoutMicro).toBe((STAKE * BigInt(multiplier)) / 10_000n);
    expect(events.map(({ type }) => type)).toEqual([
      'roundStarted',
      'ballDropped',
      ...path.map(() => 'pegHit'),
      'ballLanded',
      'roundEnded',
    ]);
    expect(isOver).toBe(true);
  }
});

it.each(EVERY_WAGER)('falls in 1.5 s onto the slot that pays: $rows rows, $risk risk', (wager) => {
  const { path, slot } = drop(wager, 11).events[1] as BallDropped;
  const { x, y } = restSpot(wager.rows, slot);
  expect(sidewaysFrames(path).at(-1)?.['translate']).toBe(`${x}% 0`);
  expect(downwardFrames(path).at(-1)?.['translate']).toBe(`0 ${y}%`);
  expect(stepMs(wager.rows) * (wager.rows + 1) + LANDED_MS).toBeLessThanOrEqual(1500);
});

it('lets the risk decide the pay and never the path', () => {
  const pathAt = (wager: PlinkoWager) => (drop(wager, 3).events[1] as BallDropped).path;
  expect(pathAt({ rows: 16, risk: 'high' })).toEqual(pathAt({ rows: 16, risk: 'low' }));
});

it('refuses a stake that is no multiple of the divisor', () => {
  const stream = openOutcomeStream({ serverSeed: '0'.repeat(64), clientSeed: 'plinko', nonce: 0 });
  const wager = { rows: 8, risk: 'low' };
  expect(() => rules.play({ stakeMicro: 1n, wager, actions: [], stream })).toThrow(RangeError);
});
