import { ladderAt, REELS, type ReelSet, type SlotModel } from '../math/model.ts';
import { visitFalls } from '../proof/count-falls.ts';
import type { PayWeights } from './expected-wins.ts';

export interface ExpectedFalls {
  readonly weights: Readonly<Record<ReelSet, PayWeights>>;
  /** Chance of each number of scatters. */
  readonly scatters: readonly number[];
}

/** `expectedWins` where symbols fall: every combination is played once, for both ladders. */
export function expectedFalls(model: SlotModel): ExpectedFalls {
  const rows = (): number[][] => [...model.pays].map(() => [0, 0, 0]);
  const weights = { base: rows(), free: rows() };
  const scatters = Array.from({ length: REELS * model.rows + 1 }, () => 0);
  let combinations = 0;
  visitFalls(model, (shown, wins, count) => {
    combinations += count;
    scatters[shown] = (scatters[shown] ?? 0) + count;
    for (const { level, symbol, count: reels, ways } of wins) {
      for (const set of ['base', 'free'] as const) {
        const row = weights[set][symbol] ?? [];
        row[reels - 3] = (row[reels - 3] ?? 0) + ways * count * ladderAt(model, set, level);
      }
    }
  });
  const shared = (sums: readonly number[]): number[] => sums.map((sum) => sum / combinations);
  return {
    weights: { base: weights.base.map(shared), free: weights.free.map(shared) },
    scatters: shared(scatters),
  };
}
