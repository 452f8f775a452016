import { describe, expect, it } from 'vitest';
import { loosensJackpot } from '#domain/jackpot/loosens-jackpot.ts';

const HELD = { enabled: true, contributionPpm: 10_000, startMicro: 500n, turnoverMicro: 100_000n };
const OFF = { ...HELD, enabled: false };
const ABOVE = 2_000n;

describe('a jackpot is looser', () => {
  it.each<[boolean, string, Partial<typeof HELD>]>([
    [false, 'the same terms', {}],
    [true, 'a higher start', { startMicro: 501n }],
    [false, 'a lower start', { startMicro: 499n }],
    [true, 'a higher contribution', { contributionPpm: 10_001 }],
    [true, 'better odds', { turnoverMicro: 99_999n }],
    [false, 'worse odds', { turnoverMicro: 200_000n }],
    [false, 'off', { enabled: false }],
    [true, 'a higher start while it is turned off', { enabled: false, startMicro: 501n }],
  ])('%s: %s', (expected, _name, change) => {
    expect(loosensJackpot(HELD, { ...HELD, ...change }, ABOVE)).toBe(expected);
  });

  it('when it is turned on with a start above the limit', () => {
    const dear = { ...HELD, startMicro: 2_001n };
    for (const before of [null, { ...dear, enabled: false }]) {
      expect(loosensJackpot(before, dear, ABOVE)).toBe(true);
      expect(loosensJackpot(before, dear, null)).toBe(false);
    }
    for (const before of [null, OFF]) expect(loosensJackpot(before, HELD, ABOVE)).toBe(false);
    expect(loosensJackpot(OFF, { ...HELD, startMicro: 501n }, ABOVE)).toBe(true);
  });

  it('never when it is not set', () => {
    expect(loosensJackpot(HELD, null, ABOVE)).toBe(false);
    expect(loosensJackpot(null, { ...OFF, startMicro: 2_001n }, ABOVE)).toBe(false);
  });
});
