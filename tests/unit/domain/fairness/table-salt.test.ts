import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { isClientSeed } from '#domain/fairness/round-seeds.ts';
import { tableSalt } from '#domain/fairness/table-salt.ts';

const CHAIN = '0123456789abcdef0123456789abcdef';

describe('the salt of a table’s round', () => {
  it('is the salt of the chain when no seat is taken', () => {
    expect(tableSalt(CHAIN, [])).toBe(CHAIN);
  });

  it('depends on the seeds of the first three seats, in their order, and on no other', () => {
    const salt = tableSalt(CHAIN, ['ana', 'luis', 'mara']);
    const text = `${CHAIN}:ana:luis:mara`;
    expect(salt).toBe(createHash('sha256').update(text).digest('hex'));
    expect(isClientSeed(salt)).toBe(true);
    expect(tableSalt(CHAIN, ['luis', 'ana', 'mara'])).not.toBe(salt);
    expect(tableSalt(CHAIN, ['ana', 'luis'])).not.toBe(salt);
    expect(tableSalt(CHAIN, ['ana', 'luis', 'mara', 'niko'])).toBe(salt);
  });
});
