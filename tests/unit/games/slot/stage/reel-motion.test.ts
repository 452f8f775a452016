import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BOUNCE_MS, HOLD_MS, REEL_STAGGER_MS } from '#games/slot/stage/pace.ts';
import { BLUR_FROM_MS, type ReelLanding, reelPlace } from '#games/slot/stage/reel-motion.ts';

const TURN = { from: 7, startedAt: 1000 };
const landing = (change: Partial<ReelLanding> = {}): ReelLanding => ({
  stop: 19,
  decidedAt: 1050,
  restsAt: 2000,
  heldFrom: null,
  ...change,
});
const FRAME_MS = 4;

/** Places from one time to another, one a frame. */
function course(land: ReelLanding | null, from: number, to: number) {
  const places = [];
  for (let now = from; now <= to; now += FRAME_MS) places.push(reelPlace(TURN, land, now));
  return places;
}

describe('a turning reel', () => {
  it('begins where it rested, gives way upward a little and then runs down the strip', () => {
    expect(reelPlace(TURN, null, 1000).position).toBe(7);
    const highest = Math.max(...course(null, 1000, 1200).map(({ position }) => position));
    expect(highest).toBeGreaterThan(7.05);
    expect(highest).toBeLessThan(7.3);
    expect(reelPlace(TURN, null, 1600).position).toBeLessThan(0);
  });

  it('comes to rest exactly on its stop, at its time, and stays', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 31 }),
        fc.integer({ min: 1500, max: 6000 }),
        fc.boolean(),
        (stop, restsAt, held) => {
          const heldFrom = held ? restsAt - REEL_STAGGER_MS - HOLD_MS : null;
          const land = landing({ stop, restsAt, heldFrom });
          expect(reelPlace(TURN, land, restsAt).position).toBeCloseTo(stop, 6);
          expect(reelPlace(TURN, land, restsAt - 1).landed).toBe(false);
          expect(reelPlace(TURN, land, restsAt).landed).toBe(true);
          const still = reelPlace(TURN, land, restsAt + BOUNCE_MS);
          expect(still).toMatchObject({ position: stop, still: true });
        },
      ),
    );
  });

  it('moves without a jolt from the blur to the end of its spring', () => {
    for (const heldFrom of [null, 2000 - REEL_STAGGER_MS - HOLD_MS]) {
      const places = course(landing({ heldFrom }), 1000 + BLUR_FROM_MS, 2000 + BOUNCE_MS);
      const steps = places.slice(1).map((place, index) => place.position - places[index]!.position);
      // At 27 symbols a second a frame of 4 ms moves the reel by 0.108.
      for (const step of steps) expect(Math.abs(step)).toBeLessThan(0.115);
      const jumps = steps.slice(1).map((step, index) => Math.abs(step - steps[index]!));
      expect(Math.max(...jumps)).toBeLessThan(0.012);
    }
  });

  it('does not show where it will stop before it is a blur', () => {
    const early = reelPlace(TURN, landing(), 1000 + BLUR_FROM_MS - 1);
    expect(early.position).toBeCloseTo(reelPlace(TURN, null, 1000 + BLUR_FROM_MS - 1).position, 6);
    expect(reelPlace(TURN, landing(), 1000 + BLUR_FROM_MS).blurred).toBe(true);
  });

  it('is slower in suspense than at full turn', () => {
    const heldFrom = 2000 - REEL_STAGGER_MS - HOLD_MS;
    const distance = (land: ReelLanding) =>
      reelPlace(TURN, land, 1400).position - reelPlace(TURN, land, 1600).position;
    expect(distance(landing({ heldFrom }))).toBeLessThan(0.6 * distance(landing()));
  });

  it('springs past its stop and back, by less than a quarter of a symbol', () => {
    const spring = course(landing(), 2000, 2000 + BOUNCE_MS).map(({ position }) => position - 19);
    expect(Math.min(...spring)).toBeLessThan(-0.05);
    expect(Math.min(...spring)).toBeGreaterThan(-0.25);
  });
});
