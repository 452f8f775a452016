import { SHARDS } from '#domain/ledger/shard.ts';
import type { Clock } from '../platform/clock.ts';
import type { Connection, Database } from '../platform/db/database.ts';
import { isUniqueViolation } from '../platform/db/in-transaction.ts';
import { idBefore } from './id-before.ts';
import { GENESIS, hashRange } from './journal-hash.ts';

/** Longer than any transaction may last: what has an id this old is committed, or never will be. */
const LAG_MS = 120_000;

/**
 * Seals what was posted since the last run, shard by shard: one hash over the hash before it and
 * every movement since. It reads what is long committed, so it costs the posting nothing.
 * @returns how many transfers were sealed.
 */
export async function sealJournal(
  database: Pick<Database, 'withConnection'>,
  { clock, lagMs = LAG_MS }: { clock: Clock; lagMs?: number },
): Promise<bigint> {
  const endId = idBefore(lagMs);
  let sealed = 0n;
  for (let shard = 0; shard < SHARDS; shard += 1) {
    sealed += await database.withConnection((connection) =>
      sealShard(connection, shard, endId, clock.now()),
    );
  }
  return sealed;
}

async function sealShard(
  connection: Connection,
  shard: number,
  endId: bigint,
  now: Date,
): Promise<bigint> {
  const { rows } = await connection.query<{ seq: bigint; end_id: bigint; hash: string }>(
    'select seq, end_id, hash from journal_seal where shard = $1 order by seq desc limit 1',
    [shard],
  );
  const last = rows[0] ?? { seq: 0n, end_id: 0n, hash: GENESIS };
  if (last.end_id >= endId) return 0n;
  const range = { shard, firstId: last.end_id, endId };
  const { hash, transfers } = await hashRange(connection, range, last.hash);
  if (transfers === 0n) return 0n;
  try {
    await connection.query(
      `insert into journal_seal
         (shard, seq, first_id, end_id, transfers, previous_hash, hash, sealed_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [shard, last.seq + 1n, range.firstId, endId, transfers, last.hash, hash, now],
    );
    return transfers;
  } catch (error) {
    // Another node sealed this shard at the same moment.
    if (isUniqueViolation(error)) return 0n;
    throw error;
  }
}
