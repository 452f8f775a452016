import { allowsStep } from '#domain/withdrawal/withdrawal-status.ts';
import { insertProof, MOST_PROOFS } from '../../cash/proof.store.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/database.ts';
import { Problem } from '../../platform/problem.ts';
import { lockWithdrawal, type WithdrawalKey } from './withdrawal.store.ts';

/**
 * Keeps a proof of a payment that is awaited or disputed.
 * @throws Problem WITHDRAWAL_NOT_FOUND, WITHDRAWAL_NOT_SENT, TOO_MANY_PROOFS
 */
export async function addWithdrawalProof(
  tx: Tx,
  key: WithdrawalKey & { memberId: bigint },
  bytes: Buffer,
  clock: Clock,
): Promise<void> {
  const row = await lockWithdrawal(tx, key);
  if (!allowsStep(row.status, 'settle')) throw new Problem('WITHDRAWAL_NOT_SENT');
  if (row.proof_count >= MOST_PROOFS) throw new Problem('TOO_MANY_PROOFS');
  const subject = { brand: row.brand, subject: 'withdrawal', subjectId: row.id } as const;
  await insertProof(tx, subject, bytes, clock.now());
  await tx
    .updateTable('withdrawal')
    .set({ proof_count: row.proof_count + 1 })
    .where('id', '=', row.id)
    .execute();
}
