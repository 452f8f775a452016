import { hash } from '@node-rs/argon2';
import { describe, expect, it } from 'vitest';
import { hashPassword, passwordFits } from '#server/platform/session/password-hash.ts';

const CALLER = { brand: 'denluma', ip: '10.0.0.1' };
const COMPOSED = 'café-Đà-2026'.normalize('NFC');
const DECOMPOSED = COMPOSED.normalize('NFD');

describe('a password with accents', () => {
  it.each([
    ['composed', COMPOSED],
    ['decomposed', DECOMPOSED],
  ])('fits in both forms after it was chosen %s', async (_, chosen) => {
    const hashed = await hashPassword(chosen, CALLER);
    expect(await passwordFits(hashed, COMPOSED, CALLER)).toBe(true);
    expect(await passwordFits(hashed, DECOMPOSED, CALLER)).toBe(true);
    expect(await passwordFits(hashed, 'cafe-Da-2026', CALLER)).toBe(false);
  });

  it.each([
    ['composed', COMPOSED],
    ['decomposed', DECOMPOSED],
    // The first letter is decomposed and the others are not.
    ['mixed', `e\u0301${COMPOSED}`],
  ])('fits a hash of the raw %s bytes', async (_, raw) => {
    const old = await hash(raw, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
    expect(await passwordFits(old, raw, CALLER)).toBe(true);
  });

  it('fits an old hash of the decomposed bytes when it is typed composed', async () => {
    const old = await hash(DECOMPOSED, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
    expect(await passwordFits(old, COMPOSED, CALLER)).toBe(true);
  });

  it('keeps the difference between compatible characters', async () => {
    const hashed = await hashPassword('ﬁve-2026', CALLER);
    expect(await passwordFits(hashed, 'five-2026', CALLER)).toBe(false);
  });

  it('fits no account that does not exist', async () => {
    expect(await passwordFits(null, COMPOSED, CALLER)).toBe(false);
    expect(await passwordFits(null, 'a decoy that no account has', CALLER)).toBe(false);
  });
});
