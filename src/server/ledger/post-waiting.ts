import type { Log } from '../platform/log.ts';
import { isRetryable, isUniqueViolation, sqlState } from '../platform/db/in-transaction.ts';
import { Problem } from '../platform/problem.ts';
import { isConnectionFault } from './ledger-lane.ts';
import type { BatchResult } from './post-outcome.ts';
import type { Waiting } from './post-queue.ts';
import { type BatchPlace, runBatch } from './run-batch.ts';

const NUMBER_OUT_OF_RANGE = '22003';
const STATEMENT_TIMEOUT = '57014';
const ATTEMPTS = 5;

export type Settled = { waiting: Waiting } & (BatchResult | { error: unknown });

/**
 * Posts a batch and never lets one operation fail another: a batch that the database refuses is halved
 * until the culprit is alone. A serialization failure or deadlock is tried again once before that.
 * Retrying is safe after any outcome of the first try: the operations carry their ids and references.
 */
export async function postWaiting(
  place: () => BatchPlace,
  batch: readonly Waiting[],
  log: Log,
): Promise<Settled[]> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const results = await runBatch(
        place(),
        batch.map(({ operation }) => operation),
      );
      return batch.map((waiting, index) => {
        const result = results[index];
        if (result === undefined) throw new Error('a result for each operation');
        return { waiting, ...result };
      });
    } catch (error) {
      if (isConnectionFault(error)) {
        // The lane opens a new connection. Twice in a row: the database is away.
        if (attempt === 1) continue;
        log.error({ err: error, operations: batch.length }, 'ledger batch lost its database');
        return batch.map((waiting) => ({
          waiting,
          error: new Problem('DATABASE_UNAVAILABLE', { cause: error }),
        }));
      }
      if (sqlState(error) === STATEMENT_TIMEOUT) {
        // Nothing was written, and halves would wait as long.
        log.error({ err: error, operations: batch.length }, 'ledger batch took too long');
        const overloaded = new Problem('OVERLOADED', { retryAfterSeconds: 1, cause: error });
        return batch.map((waiting) => ({ waiting, error: overloaded }));
      }
      // Another node or transaction crossed it: the same batch fits the second time.
      if (attempt === 1 && isRetryable(error)) continue;
      if (batch.length > 1) {
        const middle = batch.length >> 1;
        return [
          ...(await postWaiting(place, batch.slice(0, middle), log)),
          ...(await postWaiting(place, batch.slice(middle), log)),
        ];
      }
      if ((isUniqueViolation(error) || isRetryable(error)) && attempt < ATTEMPTS) continue;
      return batch.map((waiting) => ({ waiting, ...refusalOf(error, waiting, log) }));
    }
  }
}

function refusalOf(error: unknown, waiting: Waiting, log: Log): BatchResult | { error: unknown } {
  if (sqlState(error) === NUMBER_OUT_OF_RANGE) {
    return { outcome: { status: 'refused', reason: 'outOfRange', balances: {} } };
  }
  const { provider, externalRef, kind } = waiting.operation.request;
  log.error({ err: error, provider, externalRef, kind }, 'ledger operation failed');
  return { error };
}
