import { type RawBuilder, sql } from 'kysely';
import type { ProofSubject } from './proof.store.ts';

/** Proofs in a column: each its id and when it was added. */
type ProofColumn = readonly (readonly [id: string, addedAt: string])[];

/** The proofs of each row of a table, the oldest first, so that a list reads them with its rows. */
export const proofColumn = (
  subject: ProofSubject['subject'],
  table: string,
): RawBuilder<ProofColumn> => sql<ProofColumn>`(
  select coalesce(jsonb_agg(jsonb_build_array(p.id::text, p.added_at) order by p.id), '[]'::jsonb)
  from proof p
  where p.brand = ${sql.ref(`${table}.brand`)} and p.subject = ${sql.lit(subject)}
    and p.subject_id = ${sql.ref(`${table}.id`)})`;

export const proofsIn = (column: ProofColumn): { id: bigint; addedAt: Date }[] =>
  column.map(([id, addedAt]) => ({ id: BigInt(id), addedAt: new Date(addedAt) }));
