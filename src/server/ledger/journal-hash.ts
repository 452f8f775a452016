import { createHash } from 'node:crypto';
import type { Connection } from '../platform/db/database.ts';

/** Transfers from `firstId` on and before `endId`, by id. */
export interface SealRange {
  readonly shard: number;
  readonly firstId: bigint;
  readonly endId: bigint;
}

/** The hash before the first seal of a shard. */
export const GENESIS = '0'.repeat(64);

/** Rows hashed in one read; a range may be as long as it likes. */
const PAGE = 3_000;

interface JournalRow {
  transfer_id: bigint;
  seq: number;
  line: string;
}

/**
 * Hashes everything about the money of a range, on top of the hash before it: each entry with its
 * account and owner, and the transfer it belongs to.
 * @returns hex, and the number of transfers.
 */
export async function hashRange(
  connection: Connection,
  range: SealRange,
  previousHash: string,
): Promise<{ hash: string; transfers: bigint }> {
  const hash = createHash('sha256').update(`${previousHash}\n`);
  let transfers = 0n;
  let last = { transferId: range.firstId, seq: 0 };
  let lastCounted = -1n;
  for (;;) {
    const { rows } = await connection.query<JournalRow>(
      `select e.transfer_id, e.seq, concat_ws('|', e.transfer_id, e.seq, e.account_id, e.amount,
          e.balance_after, e.account_version, a.brand, a.owner_kind, a.owner_id, a.kind, a.currency,
          t.kind, t.provider, t.external_ref, t.request_hash, t.reverses, t.requires) as line
        from entry e
        join ledger_account a on a.shard = e.shard and a.id = e.account_id
        left join transfer t on t.shard = e.shard and t.id = e.transfer_id and a.owner_kind = 'member'
          and t.member_id::text = a.owner_id
        where e.shard = $1 and e.transfer_id < $2 and (e.transfer_id, e.seq) > ($3, $4)
        order by e.transfer_id, e.seq limit ${PAGE}`,
      [range.shard, range.endId, last.transferId, last.seq],
    );
    for (const row of rows) {
      hash.update(`${row.line}\n`);
      if (row.transfer_id !== lastCounted) transfers += 1n;
      lastCounted = row.transfer_id;
      last = { transferId: row.transfer_id, seq: row.seq };
    }
    if (rows.length < PAGE) return { hash: hash.digest('hex'), transfers };
  }
}
