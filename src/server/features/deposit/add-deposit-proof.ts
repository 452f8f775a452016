import { insertProof, MOST_PROOFS } from '../../cash/proof.store.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/database.ts';
import { Problem } from '../../platform/problem.ts';
import type { MemberKey } from '../../platform/session/member-key.ts';

/**
 * Keeps a proof of a payment that has not been credited.
 * @throws Problem DEPOSIT_NOT_FOUND, DEPOSIT_SETTLED, TOO_MANY_PROOFS
 */
export async function addDepositProof(
  tx: Tx,
  { brand, memberId }: MemberKey,
  depositId: bigint,
  bytes: Buffer,
  clock: Clock,
): Promise<void> {
  const row = await tx
    .selectFrom('deposit')
    .select(['status', 'proof_count'])
    .where('id', '=', depositId)
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow(() => new Problem('DEPOSIT_NOT_FOUND'));
  if (row.status !== 'pending' && row.status !== 'expired') throw new Problem('DEPOSIT_SETTLED');
  if (row.proof_count >= MOST_PROOFS) throw new Problem('TOO_MANY_PROOFS');
  const subject = { brand, subject: 'deposit', subjectId: depositId } as const;
  await insertProof(tx, subject, bytes, clock.now());
  await tx
    .updateTable('deposit')
    .set({ proof_count: row.proof_count + 1 })
    .where('id', '=', depositId)
    .execute();
}
