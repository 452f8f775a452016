import { describe, expect, it } from 'vitest';
import { shardOf, SHARDS } from '#domain/ledger/shard.ts';

describe('shardOf', () => {
  it('never changes: the rows of a live database lie where it said', () => {
    expect([1n, 2n, 3n, 249825444398067712n].map(shardOf)).toEqual([9, 3, 13, 3]);
  });

  it('spreads ids that are alike in their low bits', () => {
    const counts = Array.from({ length: SHARDS }, () => 0);
    for (let step = 0n; step < 16_000n; step += 1n) {
      const shard = shardOf((250_000_000_000n + step * 7n) << 22n);
      counts[shard] = (counts[shard] ?? 0) + 1;
    }
    for (const count of counts) {
      expect(count).toBeGreaterThan(800);
      expect(count).toBeLessThan(1200);
    }
  });
});
