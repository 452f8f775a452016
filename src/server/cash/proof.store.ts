import type { Db, Tx } from '../platform/db/database.ts';
import { newId } from '../platform/id.ts';

/** The specification's most pictures of one thing. */
export const MOST_PROOFS = 3;

export interface ProofSubject {
  brand: string;
  subject: 'withdrawal' | 'deposit' | 'application';
  subjectId: bigint;
}

/** Keeps a picture that `redrawProof` made. The caller has locked the subject and counts its proofs. */
export async function insertProof(
  tx: Tx,
  { brand, subject, subjectId }: ProofSubject,
  bytes: Buffer,
  at: Date,
): Promise<void> {
  await tx
    .insertInto('proof')
    .values({ id: newId(), brand, subject, subject_id: subjectId, bytes, added_at: at })
    .execute();
}

/** Oldest first. */
export async function listProofs(
  db: Db | Tx,
  { brand, subject, subjectId }: ProofSubject,
): Promise<{ id: bigint; addedAt: Date }[]> {
  const rows = await db
    .selectFrom('proof')
    .select(['id', 'added_at'])
    .where('brand', '=', brand)
    .where('subject', '=', subject)
    .where('subject_id', '=', subjectId)
    .orderBy('id')
    .limit(MOST_PROOFS)
    .execute();
  return rows.map(({ id, added_at: addedAt }) => ({ id, addedAt }));
}

/** null: the subject has none of that number. */
export async function readProof(
  db: Db,
  { brand, subject, subjectId }: ProofSubject,
  proofId: bigint,
): Promise<Buffer | null> {
  const row = await db
    .selectFrom('proof')
    .select('bytes')
    .where('brand', '=', brand)
    .where('subject', '=', subject)
    .where('subject_id', '=', subjectId)
    .where('id', '=', proofId)
    .executeTakeFirst();
  return row === undefined ? null : Buffer.from(row.bytes);
}
