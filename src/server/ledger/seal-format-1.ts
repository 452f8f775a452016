import { createHash } from 'node:crypto';
import type { Connection } from '../platform/db/database.ts';
import type { ChunkRange } from './read-chunk.ts';

/** Rows hashed in one read; a range may be of any length. */
const PAGE = 3_000;

interface JournalRow {
  transfer_id: bigint;
  seq: number;
  line: string;
}

/**
 * The hash of a format 1 seal, which existing ledgers have: each entry of the range with its account
 * and transfer, on top of the hash before it. It covers no transfer without entries and no answer.
 * Entries are limited first; accounts and transfers are then looked up by key.
 */
export async function hashFormat1(
  connection: Connection,
  { shard, firstId, endId }: ChunkRange,
  previousHash: string,
): Promise<{ hash: string; transfers: bigint }> {
  const hash = createHash('sha256').update(`${previousHash}\n`);
  let transfers = 0n;
  let last = { transferId: firstId, seq: 0 };
  let lastCounted = -1n;
  for (;;) {
    const { rows } = await connection.query<JournalRow>(PAGE_STATEMENT, [
      shard,
      endId,
      last.transferId,
      last.seq,
    ]);
    for (const row of rows) {
      hash.update(`${row.line}\n`);
      if (row.transfer_id !== lastCounted) transfers += 1n;
      lastCounted = row.transfer_id;
      last = { transferId: row.transfer_id, seq: row.seq };
    }
    if (rows.length < PAGE) return { hash: hash.digest('hex'), transfers };
  }
}

const PAGE_STATEMENT = `
with page as materialized (
  select * from entry where shard = $1 and transfer_id < $2 and (transfer_id, seq) > ($3, $4)
  order by transfer_id, seq limit ${PAGE}
)
select e.transfer_id, e.seq, concat_ws('|', e.transfer_id, e.seq, e.account_id, e.amount,
    e.balance_after, e.account_version, a.brand, a.owner_kind, a.owner_id, a.kind, a.currency,
    t.kind, t.provider, t.external_ref, t.request_hash, t.reverses, t.requires) as line
from page e
cross join lateral (
  select brand, owner_kind, owner_id, kind, currency from ledger_account a
  where a.shard = $1 and a.id = e.account_id limit 1
) a
left join lateral (
  select kind, provider, external_ref, request_hash, reverses, requires from transfer t
  where a.owner_kind = 'member' and t.shard = $1 and t.member_id = a.owner_id::bigint
    and t.id = e.transfer_id limit 1
) t on true
order by e.transfer_id, e.seq`;
