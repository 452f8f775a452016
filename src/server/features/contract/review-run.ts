import type { Tx } from '../../platform/db/database.ts';
import { Problem } from '../../platform/problem.ts';
import type { RunOf } from './figures.read.ts';
import { computeAgain } from './run-contracts.ts';

interface SeenRun {
  readonly runId: bigint;
  /** The hash that the person saw. */
  readonly hash: string;
}

/** Releases a run in review for payment. @throws Problem CONTRACT_RUN_NOT_FOUND, CONTRACT_RUN_CHANGED */
export async function approveRun(tx: Tx, brand: string, seen: SeenRun): Promise<void> {
  await holdRun(tx, brand, seen);
  await tx
    .updateTable('contract_run')
    .set({ status: 'posting' })
    .where('id', '=', seen.runId)
    .execute();
}

/** Computes a run in review from the figures as they are now. @throws Problem as `approveRun` */
export async function recomputeRun(tx: Tx, brand: string, seen: SeenRun): Promise<void> {
  await computeAgain(tx, seen.runId, await holdRun(tx, brand, seen));
}

async function holdRun(tx: Tx, brand: string, { runId, hash }: SeenRun): Promise<RunOf> {
  const row = await tx
    .selectFrom('contract_run')
    .select(['brand', 'currency', 'kind', 'period', 'from_day as from', 'to_day as to'])
    .select(['status', 'hash'])
    .where('id', '=', runId)
    .where('brand', '=', brand)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) throw new Problem('CONTRACT_RUN_NOT_FOUND');
  if (row.status !== 'review' || row.hash !== hash) throw new Problem('CONTRACT_RUN_CHANGED');
  // Runs in review are of whole days.
  return { ...row, hour: null } as RunOf;
}
