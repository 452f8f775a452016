import { batchParameters, inLockOrder } from './batch-parameters.ts';
import type { Operation, PreparedOperation } from './operation.ts';
import { type BatchResult, resultOf, type VerdictRow } from './post-outcome.ts';
import type { ShardScope } from './shard-scope.ts';
import { prepareBatch, type PreparePlace } from './prepare-batch.ts';

export interface BatchPlace extends PreparePlace {
  /** Runs the post statement. */
  readonly post: (parameters: readonly string[]) => Promise<VerdictRow[]>;
  readonly now: Date;
  readonly scope: ShardScope;
}

/**
 * Posts operations of different members in one statement, and so in one commit.
 * @returns a result for each, in their order. Throws what the database throws, with nothing written.
 */
export async function runBatch(
  place: BatchPlace,
  operations: readonly Operation[],
): Promise<BatchResult[]> {
  const prepared = await prepareBatch(place, operations);
  const results = new Map<Operation['transferId'], BatchResult>();
  const ready: PreparedOperation[] = [];
  for (const [index, operation] of operations.entries()) {
    const one = prepared[index];
    if (one === undefined) throw new Error('an operation was not prepared');
    if ('ready' in one) ready.push(one.ready);
    else {
      results.set(operation.transferId, {
        outcome: { status: 'refused', reason: one.refused, balances: {} },
      });
    }
  }
  if (ready.length > 0) {
    const sorted = inLockOrder(ready);
    const rows = await place.post(batchParameters(sorted, place.now, place.scope));
    for (const row of rows) {
      const operation = sorted[Number(row.op) - 1];
      if (operation === undefined)
        throw new Error('the statement answered an operation nobody asked for');
      results.set(operation.transferId, resultOf(operation, operation.tombstoneRef !== null, row));
    }
  }
  return operations.map((operation) => {
    const result = results.get(operation.transferId);
    if (result === undefined) throw new Error('the statement left an operation without an answer');
    return result;
  });
}
