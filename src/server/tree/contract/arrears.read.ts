import type { ContractPolicy } from '#contract/generated/types.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { Problem } from '../../platform/problem.ts';

const HOUR_MS = 3_600_000;

/**
 * An agent who owes a line for too long may not withdraw, transfer or offer contracts; play continues as before.
 * @throws Problem CONTRACT_ARREARS
 */
export async function requireNoArrears(...asked: Parameters<typeof isInArrears>): Promise<void> {
  if (await isInArrears(...asked)) throw new Problem('CONTRACT_ARREARS');
}

/** Whether an agent owes a line for longer than the brand's hours. */
export async function isInArrears(
  db: Db | Tx,
  memberId: bigint,
  { waitingHours }: Pick<ContractPolicy, 'waitingHours'>,
  now: Date,
): Promise<boolean> {
  const owed = await db
    .selectFrom('contract_line')
    .select('id')
    .where('payer_id', '=', memberId)
    .where('status', 'in', ['waiting', 'guaranteed'])
    .where('waiting_since', '<', new Date(now.getTime() - waitingHours * HOUR_MS))
    .limit(1)
    .executeTakeFirst();
  return owed !== undefined;
}
