import type { Clock } from '../platform/clock.ts';
import type { Tx } from '../platform/db/database.ts';
import type { AccountDirectory } from './account-directory.ts';
import { lockWallet } from './lock-wallet.ts';
import { operationOf } from './operation.ts';
import type { VerdictRow } from './post-outcome.ts';
import { postStatement } from './post-statement.ts';
import { runBatch } from './run-batch.ts';
import { transactionSlot } from './system-slots.ts';
import { connectionOf } from './transaction-connection.ts';
import type { PostOutcome, TransferRequest } from './transfer-request.ts';

const POST = postStatement('wait', 'one');

/**
 * Posts inside the caller's transaction, by the same rules: it waits for the member's accounts and
 * holds them until the caller commits. Call it late in the transaction.
 */
export async function postIn(
  tx: Tx,
  request: TransferRequest,
  { directory, clock }: { directory: AccountDirectory; clock: Clock },
): Promise<PostOutcome> {
  const operation = operationOf(request);
  const connection = connectionOf(tx);
  await lockWallet(tx, request);
  const [result] = await runBatch(
    {
      connection,
      directory,
      slot: transactionSlot(),
      isCallers: true,
      post: async (parameters) => (await connection.query<VerdictRow>(POST, parameters)).rows,
      now: clock.now(),
      scope: 'one',
    },
    [operation],
  );
  if (result === undefined || 'again' in result) {
    throw new Error('an operation under its own locks was overtaken');
  }
  return result.outcome;
}
