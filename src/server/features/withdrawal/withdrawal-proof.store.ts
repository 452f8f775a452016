import { allowsStep } from '#domain/withdrawal/withdrawal-status.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { newId } from '../../platform/id.ts';
import { Problem } from '../../platform/problem.ts';
import { lockWithdrawal, type WithdrawalKey } from './withdrawal.store.ts';

/** The specification's most pictures. */
const MOST = 3;

/**
 * Keeps a proof of a payment that is awaited or disputed.
 * @throws Problem WITHDRAWAL_NOT_FOUND, WITHDRAWAL_NOT_SENT, TOO_MANY_PROOFS
 */
export async function addProof(
  tx: Tx,
  key: WithdrawalKey & { memberId: bigint },
  bytes: Buffer,
  clock: Clock,
): Promise<void> {
  const row = await lockWithdrawal(tx, key);
  if (!allowsStep(row.status, 'settle')) throw new Problem('WITHDRAWAL_NOT_SENT');
  if (row.proof_count >= MOST) throw new Problem('TOO_MANY_PROOFS');
  const id = newId();
  await tx
    .insertInto('withdrawal_proof')
    .values({ id, withdrawal_id: row.id, bytes, added_at: clock.now() })
    .execute();
  await tx
    .updateTable('withdrawal')
    .set({ proof_count: row.proof_count + 1 })
    .where('id', '=', row.id)
    .execute();
}

/** A brand's proof; null: it has none of that number. */
export async function readProof(
  db: Db,
  { brand, withdrawalId, proofId }: WithdrawalKey & { proofId: bigint },
): Promise<Buffer | null> {
  const row = await db
    .selectFrom('withdrawal_proof as p')
    .innerJoin('withdrawal as w', 'w.id', 'p.withdrawal_id')
    .select('p.bytes')
    .where('w.brand', '=', brand)
    .where('w.id', '=', withdrawalId)
    .where('p.id', '=', proofId)
    .executeTakeFirst();
  return row === undefined ? null : Buffer.from(row.bytes);
}
