import { describe, expect, it, vi } from 'vitest';
import { type BenchRow, meetsGoal, tableOf } from '#tests/bench/bench-row.ts';
import { measured } from '#tests/bench/measured.ts';

const ROW: BenchRow = {
  measure: 'a bet',
  ours: 2,
  reference: 1,
  unit: 'bets/s',
  ratio: 2,
  goal: 1,
  better: 'higher',
};

describe('a measurement', () => {
  it('is tried again after a failure', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    let tries = 0;
    const rows = await measured('a bet', async () => {
      tries += 1;
      if (tries < 3) throw new Error('no browser');
      return [ROW];
    });
    expect(rows).toEqual([ROW]);
    expect(tries).toBe(3);
  });

  it('becomes a failed line when every attempt fails', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const rows = await measured('a bet', () => Promise.reject(new Error('no\nbrowser')));
    expect(rows).toEqual([{ measure: 'a bet', error: 'no browser' }]);
    expect(rows.every(meetsGoal)).toBe(false);
    expect(tableOf([...rows, ROW])).toContain('FAILED: no browser');
  });

  it('meets any goal when it is printed for comparison only', () => {
    expect(meetsGoal({ ...ROW, ratio: 0, goal: null })).toBe(true);
    expect(meetsGoal({ ...ROW, ratio: 0 })).toBe(false);
  });
});
