import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { harmMarkers } from '#contract/generated/enum-values.ts';
import { type HarmFacts, MARKER_POINTS, scoreHarm } from '#domain/harm/harm-markers.ts';
import { nightsPlayed } from '#domain/harm/nights-played.ts';

const CALM: HarmFacts = {
  weekLossMicro: 10n,
  usualLossMicro: 10n,
  depositedAt: [],
  declinedDeposits: 0,
  withdrawalsTakenBack: 0,
  minutesOfDay: 60,
  nightsPlayed: 0,
  looseningLimits: 0,
  isAfterBreak: false,
};
const at = (hours: number): Date => new Date(Date.UTC(2026, 4, 1, hours));

describe('markers of harm', () => {
  it.each([
    ['lossesGrow', { weekLossMicro: 19n }, { weekLossMicro: 20n }],
    ['lossesGrow', { usualLossMicro: null, weekLossMicro: 99n }, { usualLossMicro: 1n }],
    ['lossesGrow', { usualLossMicro: -5n, weekLossMicro: 99n }, { weekLossMicro: 20n }],
    [
      'depositsClose',
      { depositedAt: [0, 8, 16, 24].map(at) },
      { depositedAt: [40, 24, 8, 16, 23].map(at).concat(at(30)) },
    ],
    ['depositsDeclined', { declinedDeposits: 2 }, { declinedDeposits: 3 }],
    ['withdrawalsTakenBack', { withdrawalsTakenBack: 1 }, { withdrawalsTakenBack: 2 }],
    ['longSessions', { minutesOfDay: 359 }, { minutesOfDay: 360 }],
    ['nightPlay', { nightsPlayed: 2 }, { nightsPlayed: 3 }],
    ['limitsLoosen', { looseningLimits: 0 }, { looseningLimits: 1 }],
    ['afterBreak', { isAfterBreak: false }, { isAfterBreak: true }],
  ] as const)('%s shows at its bound and not below', (marker, below, reached) => {
    expect(scoreHarm({ ...CALM, ...below })).toEqual({ score: 0, markers: [] });
    expect(scoreHarm({ ...CALM, ...reached })).toEqual({
      score: MARKER_POINTS[marker],
      markers: [marker],
    });
  });

  it('add up to 100 at most, the weightiest first', () => {
    const all: HarmFacts = {
      weekLossMicro: 99n,
      usualLossMicro: 1n,
      depositedAt: [1, 2, 3, 4].map(at),
      declinedDeposits: 9,
      withdrawalsTakenBack: 9,
      minutesOfDay: 1440,
      nightsPlayed: 7,
      looseningLimits: 1,
      isAfterBreak: true,
    };
    const { score, markers } = scoreHarm(all);
    expect(score).toBe(100);
    expect(markers.toSorted()).toEqual([...harmMarkers].toSorted());
    const points = markers.map((marker) => MARKER_POINTS[marker]);
    expect(points).toEqual(points.toSorted((a, b) => b - a));
  });
});

describe('nights that were played', () => {
  const week = { from: at(0), to: at(7 * 24), timeZone: 'America/Lima' };

  it('are those on which the member was signed in between midnight and five, by the brand', () => {
    // In Lima it is five hours earlier than in UTC.
    expect(nightsPlayed([{ from: at(3), to: at(4) }], week)).toBe(0);
    expect(nightsPlayed([{ from: at(4), to: at(6) }], week)).toBe(1);
    expect(nightsPlayed([{ from: at(9), to: at(9) }], week)).toBe(1);
    expect(nightsPlayed([{ from: at(10), to: at(28) }], week)).toBe(0);
  });

  it('count once, and never beyond the week', () => {
    const hour = fc.integer({ min: -200, max: 400 });
    fc.assert(
      fc.property(fc.array(fc.tuple(hour, hour), { maxLength: 20 }), (spans) => {
        const sessions = spans.map(([one, other]) => ({
          from: at(Math.min(one, other)),
          to: at(Math.max(one, other)),
        }));
        const nights = nightsPlayed(sessions, week);
        expect(nights).toBeLessThanOrEqual(8);
        expect(nightsPlayed([...sessions, ...sessions], week)).toBe(nights);
      }),
    );
  });
});
