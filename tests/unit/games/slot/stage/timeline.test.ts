import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as pace from '#games/slot/stage/pace.ts';
import type { SpinStep, Step } from '#games/slot/stage/step.ts';
import * as timeline from '#games/slot/stage/timeline.ts';
import { LOOK, losing, roundAt, smallReturn, STAKE, withFreeSpins } from './rounds.ts';

const createTimeline = (
  events: Parameters<typeof timeline.createTimeline>[0],
  options: Partial<timeline.TimelineOptions> = {},
) => timeline.createTimeline(events, { look: LOOK, ...options });

const nonces = fc.integer({ min: 0, max: 3_000 });
const spins = (steps: readonly Step[]): SpinStep[] => steps.filter((step) => step.kind === 'spin');
const stepOf = <Kind extends Step['kind']>(steps: readonly Step[], kind: Kind) => {
  const found = steps.find((step): step is Extract<Step, { kind: Kind }> => step.kind === kind);
  if (found === undefined) throw new Error(`no ${kind}`);
  return found;
};
const moonsBefore = ({ window }: SpinStep, reel: number): number =>
  window.slice(0, reel).filter((column) => column.includes('moon')).length;

describe('a timeline', () => {
  it('covers every event once, in order, each step beginning where the one before it ends', () => {
    fc.assert(
      fc.property(nonces, (nonce) => {
        const events = roundAt(nonce);
        const { steps, durationMs } = createTimeline(events);
        let [atMs, event] = [0, 0];
        for (const step of steps) {
          expect(step.atMs).toBe(atMs);
          expect(step.firstEvent).toBe(event);
          expect(step.endEvent).toBeGreaterThan(event);
          atMs += step.durationMs;
          event = step.endEvent;
        }
        expect(event).toBe(events.length);
        expect(durationMs).toBe(atMs);
        expect(steps.at(-1)?.kind).toBe('end');
      }),
      { numRuns: 60 },
    );
  });

  it('never shows a win longer than four seconds', () => {
    fc.assert(
      fc.property(nonces, fc.boolean(), (nonce, celebrateAboveStakeOnly) => {
        const { steps } = createTimeline(roundAt(nonce), { celebrateAboveStakeOnly });
        for (const step of steps) {
          if (step.kind !== 'win' && step.kind !== 'featureEnd') continue;
          expect(step.durationMs).toBeLessThanOrEqual(4000);
          expect(step.countMs).toBeLessThanOrEqual(step.durationMs);
          expect(step.skippable).toBe(true);
        }
      }),
      { numRuns: 60 },
    );
    const huge = smallReturn().map((event) =>
      event.type === 'spinEnded' ? { ...event, payoutMicro: String(1500n * STAKE) } : event,
    );
    expect(stepOf(createTimeline(huge).steps, 'win')).toMatchObject({
      tier: 'grand',
      durationMs: 4000,
    });
  });

  it('stops the reels 145 ms apart where nothing is held', () => {
    const [spin] = spins(createTimeline(losing()).steps);
    const gaps = spin!.restsAtMs.slice(1).map((at, index) => at - spin!.restsAtMs[index]!);
    expect(spin!.held).toEqual([]);
    expect(gaps).toEqual([145, 145, 145, 145]);
    expect(spin!.durationMs).toBe(spin!.restsAtMs.at(-1)! + pace.BOUNCE_MS);
    // Below the least time between two rounds: waiting is the server's rule, not the picture's.
    expect(spin!.durationMs).toBeLessThan(2500);
  });

  it('holds exactly the reels that turn while two moons lie, and each for its whole time', () => {
    fc.assert(
      fc.property(nonces, (nonce) => {
        for (const spin of spins(createTimeline(roundAt(nonce)).steps)) {
          const held = spin.window.flatMap((_, reel) =>
            moonsBefore(spin, reel) >= 2 ? [reel] : [],
          );
          expect(spin.held.map(({ reel }) => reel)).toEqual(held);
          for (const { reel, fromMs } of spin.held) {
            expect(fromMs).toBe(spin.restsAtMs[reel - 1]);
            expect(spin.restsAtMs[reel]! - fromMs).toBe(pace.REEL_STAGGER_MS + pace.HOLD_MS);
          }
        }
      }),
      { numRuns: 120 },
    );
    const suspense = withFreeSpins();
    expect(spins(createTimeline(suspense).steps)[0]!.held.length).toBeGreaterThan(0);
  });

  it('lands sooner when the reels have been turning, but never with a jolt', () => {
    const events = losing();
    const firstStop = (spunMs: number) =>
      spins(createTimeline(events, { spunMs }).steps)[0]!.restsAtMs[0];
    expect(firstStop(0)).toBe(pace.FIRST_STOP_MS);
    expect(firstStop(300)).toBe(pace.FIRST_STOP_MS - 300);
    expect(firstStop(9_000)).toBe(pace.LEAST_LANDING_MS);
  });

  it('lets turning reels be skipped by nobody', () => {
    for (const spin of spins(createTimeline(withFreeSpins()).steps)) {
      expect(spin.skippable).toBe(false);
    }
  });

  it('does not celebrate a return at or below the stake', () => {
    const events = smallReturn();
    const win = stepOf(createTimeline(events).steps, 'win');
    expect(win).toMatchObject({ tier: 'plain', countMs: 0, durationMs: pace.PLAIN_WIN_MS });
    const allowed = stepOf(createTimeline(events, { celebrateAboveStakeOnly: false }).steps, 'win');
    expect(allowed.tier).toBe('win');
  });

  it('cuts to the results when motion is not wanted', () => {
    const { steps, durationMs } = createTimeline(losing(), { reducedMotion: true });
    expect(durationMs).toBe(0);
    expect(spins(steps)[0]!.restsAtMs).toEqual([0, 0, 0, 0, 0]);
    const feature = createTimeline(withFreeSpins(), { reducedMotion: true });
    for (const step of feature.steps) if ('countMs' in step) expect(step.countMs).toBe(0);
    // Free spins still have to be read one by one.
    expect(feature.durationMs).toBeGreaterThan(3_000);
  });
});

describe('a timeline from the middle of a round', () => {
  it('leaves out what was shown and stands where it was left', () => {
    const events = withFreeSpins();
    const whole = createTimeline(events);
    for (const from of events.keys()) {
      const rest = createTimeline(events, { from });
      const left = whole.steps.filter(({ endEvent }) => endEvent > from);
      expect(rest.steps.map(({ kind, firstEvent }) => [kind, firstEvent])).toEqual(
        left.map(({ kind, firstEvent }) => [kind, firstEvent]),
      );
      expect(rest.steps[0]?.atMs).toBe(0);
      const shown = whole.steps.filter(({ endEvent }) => endEvent <= from);
      const lastSpin = spins(shown).at(-1);
      expect(rest.standing.spin?.stops).toEqual(lastSpin?.stops);
      const freeSpin = shown.findLast(({ kind }) => kind === 'freeSpin');
      const over = shown.some(({ kind }) => kind === 'featureEnd');
      expect(rest.standing.freeSpin?.number).toBe(
        freeSpin?.kind === 'freeSpin' && !over ? freeSpin.number : undefined,
      );
    }
  });

  it('keeps the pace of free spins when it begins within them', () => {
    const events = withFreeSpins();
    const from = events.findLastIndex(({ type }) => type === 'freeSpinStarted') + 1;
    const [spin] = spins(createTimeline(events, { from, reducedMotion: true }).steps);
    expect(spin?.reels).toBe('free');
    const ending = createTimeline(events, { from, reducedMotion: true }).steps[1]!;
    expect([pace.STILL_MS.freeSpinWin, pace.STILL_MS.freeSpinMiss]).toContain(ending.durationMs);
  });
});
