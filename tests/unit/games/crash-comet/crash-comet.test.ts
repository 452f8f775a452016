import { describe, expect, it } from 'vitest';
import { openOutcomeStream } from '#domain/fairness/outcome-stream.ts';
import { game } from '#games/crash-comet/game.ts';
import { crashPointOf, readCrashBits } from '#games/crash-comet/math/crash-point.ts';
import { rules } from '#games/crash-comet/math/game-rules.ts';
import { cashOutReturn, reachChance, returnBounds } from '#games/crash-comet/proof/prove-return.ts';
import { CRASH_COMET, timeOf, valueAt } from '#games/crash-comet/rules.ts';
import { CRASH_COMET_SHEET } from '#games/crash-comet/sheet.ts';
import { flightAxes, flightPicture, SKY } from '#games/crash-comet/stage/flight-picture.ts';
import { percentOf } from '#games/kit/proof/percent.ts';
import { GOLDEN_SEEDS } from '../golden-rounds.ts';

const STAKE = 1_000_000n;
const streamOf = (nonce: number) => openOutcomeStream({ ...GOLDEN_SEEDS, nonce });

describe('Crash Comet', () => {
  it('returns what its sheet says, whenever a player leaves', () => {
    const { least, most } = returnBounds();
    expect(CRASH_COMET_SHEET.returnPercent).toEqual({
      least: percentOf(least),
      most: percentOf(most),
    });
    expect(game.rtpPercent).toBe(percentOf(least));
    for (const { pays, chancePercent, returnPercent } of CRASH_COMET_SHEET.tables[0]?.rows ?? []) {
      const at = Math.round(Number(pays) * 100);
      expect(chancePercent).toBe(percentOf(reachChance(at)));
      expect(returnPercent).toBe(percentOf(cashOutReturn(at)));
    }
  });

  it('computes the published vector, and reaches a multiplier as often as the proof says', () => {
    expect(crashPointOf(0xcc723628de781n)).toBe(491);
    expect(crashPointOf(0n)).toBe(99);
    const top = (1n << 52n) - 1n;
    for (const at of [100, 101, 150, 200, 1_000, 123_456]) {
      const { numerator, denominator } = reachChance(at);
      const reaching = (numerator << 52n) / denominator;
      // The highest numbers reach it, and the next lower one does not.
      expect(crashPointOf(top - reaching + 1n)).toBeGreaterThanOrEqual(at);
      expect(crashPointOf(top - reaching)).toBeLessThan(at);
    }
  });

  it('pays a seat that left in time, by hand before its automatic cash-out, and no other', () => {
    for (let nonce = 0; nonce < 200; nonce += 1) {
      const { result } = rules.shared?.decide(streamOf(nonce)) ?? { result: 0 };
      const play = (autoCashOut: number | null, byHand?: number) =>
        rules.play({
          stakeMicro: STAKE,
          wager: { autoCashOut },
          actions: byHand === undefined ? [] : [{ kind: 'cashOut', at: byHand }],
          stream: streamOf(nonce),
        }).payoutMicro;
      const isGrounded = crashPointOf(readCrashBits(streamOf(nonce))) < 100;
      expect(play(null, 100)).toBe(isGrounded ? 0n : STAKE);
      expect(play(200)).toBe(result >= 200 ? 2_000_000n : 0n);
      expect(play(500, 150)).toBe(result >= 150 ? 1_500_000n : 0n);
      expect(play(null)).toBe(result >= CRASH_COMET.most ? STAKE * 10_000n : 0n);
    }
  });

  it('lets a hand leave at each multiplier as often as the proof says: while the table shows it', () => {
    for (let nonce = 0; nonce < 2_000; nonce += 1) {
      const reached = crashPointOf(readCrashBits(streamOf(nonce)));
      const { runMs } = rules.shared?.decide(streamOf(nonce)) ?? { runMs: 0 };
      for (const at of [100, 101, 110, 150, 200, 1_000]) {
        // The first moment at which the table shows it.
        expect(timeOf(at) < runMs).toBe(reached >= at);
      }
      if (runMs === 0) continue;
      expect(valueAt(runMs - 1)).toBeLessThanOrEqual(Math.min(CRASH_COMET.most, reached));
    }
  });

  it('reaches each multiplier at its time, and draws the head there', () => {
    for (const at of [100, 101, 150, 200, 1_000, 99_999, CRASH_COMET.most]) {
      expect(valueAt(timeOf(at))).toBeGreaterThanOrEqual(at);
      expect(valueAt(timeOf(at) - 2)).toBeLessThanOrEqual(at);
    }
    expect(valueAt(1e9)).toBe(CRASH_COMET.most);
    const { head } = flightPicture(300);
    expect(flightPicture(300, SKY, 200).head.x).toBeLessThan(head.x);
  });

  it('keeps the curve and the marks of both axes inside a drawing of any size', () => {
    for (const size of [
      { width: 340, height: 200 },
      { width: 700, height: 420 },
    ]) {
      for (const value of [100, 120, 200, 1_234, 99_999, CRASH_COMET.most]) {
        const { head } = flightPicture(value, size);
        const { heights, seconds } = flightAxes(value, size);
        const inside = (place: number, most: number) => place >= 0 && place <= most;
        expect(inside(head.x, size.width) && inside(head.y, size.height)).toBe(true);
        expect(heights.every(({ place }) => inside(place, size.height))).toBe(true);
        expect(seconds.every(({ place }) => inside(place, size.width))).toBe(true);
        expect(heights.length).toBeGreaterThanOrEqual(2);
        expect(heights.length).toBeLessThanOrEqual(5);
      }
    }
  });
});
