import type { Database } from '../platform/db/database.ts';
import { GENESIS, hashRange } from './journal-hash.ts';
import type { LedgerFault } from './verify-ledger.ts';

const INVARIANT = 'sealed movements are as they were sealed';

interface SealRow {
  shard: number;
  seq: bigint;
  first_id: bigint;
  end_id: bigint;
  transfers: bigint;
  previous_hash: string;
  hash: string;
}

/** Reads the journal anew and holds it against its seals; tells the first broken seal of each shard. */
export function verifySeals(database: Pick<Database, 'withConnection'>): Promise<LedgerFault[]> {
  return database.withConnection(async (connection) => {
    const { rows } = await connection.query<SealRow>(
      'select * from journal_seal order by shard, seq',
    );
    const faults: LedgerFault[] = [];
    let before = { shard: -1, seq: 0n, end_id: 0n, hash: GENESIS };
    let brokenShard = -1;
    for (const seal of rows) {
      if (seal.shard === brokenShard) continue;
      if (seal.shard !== before.shard) {
        before = { shard: seal.shard, seq: 0n, end_id: 0n, hash: GENESIS };
      }
      const follows =
        seal.seq === before.seq + 1n &&
        seal.first_id === before.end_id &&
        seal.previous_hash === before.hash;
      const range = { shard: seal.shard, firstId: seal.first_id, endId: seal.end_id };
      const read = await hashRange(connection, range, before.hash);
      if (!follows || read.hash !== seal.hash || read.transfers !== seal.transfers) {
        brokenShard = seal.shard;
        faults.push({
          invariant: INVARIANT,
          detail:
            `shard ${seal.shard} seal ${seal.seq}: ids ${seal.first_id} to ${seal.end_id}, ` +
            `${seal.transfers} transfers sealed, ${read.transfers} found`,
        });
      }
      before = seal;
    }
    return faults;
  });
}
