import type { MemberKey } from '../../platform/session/member-key.ts';
import type { Db } from '../../platform/db/database.ts';

/** Our ids of the rounds behind entries, by `provider roundRef`. */
export async function roundIdsOf(
  db: Db,
  owner: MemberKey,
  entries: readonly { provider: string; roundRef: string | null }[],
): Promise<ReadonlyMap<string, string>> {
  const refs = [...new Set(entries.flatMap(({ roundRef }) => roundRef ?? []))];
  if (refs.length === 0) return new Map();
  const vendors = [...new Set(entries.map(({ provider }) => provider))];
  const rows = await db
    .selectFrom('round')
    .select(['id', 'vendor', 'round_ref'])
    .where('brand', '=', owner.brand)
    .where('member_id', '=', owner.memberId)
    // Without the vendor the key does not apply, and every round of the member would be read.
    .where('vendor', 'in', vendors)
    .where('round_ref', 'in', refs)
    .execute();
  return new Map(rows.map((row) => [`${row.vendor} ${row.round_ref}`, String(row.id)]));
}
