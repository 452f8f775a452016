import { availableParallelism } from 'node:os';
import { describe, expect, it } from 'vitest';
import { type PasswordCall, passwordLimits } from '#server/platform/rate-limit/password-limits.ts';

const known = async () => true;
const unknown = async () => false;

describe('limits of password work', () => {
  /** Sends wrong passwords to one brand until a minute's ceiling must have been reached. */
  async function flood(ipOf: (at: number) => string) {
    const limits = passwordLimits(null);
    const passes = async (call: Partial<PasswordCall>): Promise<boolean> =>
      limits
        .pass({
          operation: 'login',
          brand: 'attacked',
          ip: '192.0.2.1',
          isKnownDevice: unknown,
          body: { username: 'someone' },
          ...call,
        })
        .then(() => true)
        .catch((error: unknown) => {
          expect(error).toMatchObject({ code: 'RATE_LIMITED' });
          return false;
        });
    for (let sent = 0; sent < availableParallelism() * 1_600; sent += 1) {
      await passes({ ip: ipOf(sent) });
    }
    return passes;
  }

  it('on one brand leave other brands, known devices and staff their share', async () => {
    const passes = await flood((at) => `10.${at >> 16}.${(at >> 8) & 255}.${at & 255}`);
    const spread = await flood((at) => `11.${(at >> 8) & 255}.${at & 255}.1`);
    for (const player of [passes, spread]) {
      expect(await player({ brand: 'other' })).toBe(true);
      expect(await player({ operation: 'register', brand: 'other', body: {} })).toBe(true);
      expect(await player({ isKnownDevice: known })).toBe(true);
      expect(await player({ operation: 'staffLogin', brand: '' })).toBe(true);
      expect(await player({ operation: 'changePassword', body: {} })).toBe(true);
    }
    expect(await spread({})).toBe(false);
  });

  it('count a /48 as one network on a brand under attack, and spare the others there', async () => {
    const passes = await flood((at) => `2001:db8:bad:${(at % 310).toString(16)}::1`);
    expect(await passes({ ip: '2001:db8:bad:ffff::1' })).toBe(false);
    expect(await passes({ ip: '2001:db8:900d::1' })).toBe(true);
    expect(await passes({ ip: '198.51.100.7' })).toBe(true);
  });

  it('of staff end the tries for one name, and not those of a known device', async () => {
    const limits = passwordLimits(null);
    const call = (isKnownDevice: PasswordCall['isKnownDevice']) =>
      limits.pass({
        operation: 'staffLogin',
        brand: '',
        ip: '192.0.2.1',
        isKnownDevice,
        body: { username: 'Root' },
      });
    for (let tried = 0; tried < 60; tried += 1) await call(unknown);
    await expect(call(unknown)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    await expect(call(known)).resolves.toBeUndefined();
  });
});
