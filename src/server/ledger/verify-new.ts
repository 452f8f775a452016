import { type AccountChain, EMPTY_CHAIN, extendChain } from '#domain/ledger/account-chain.ts';
import { SHARDS } from '#domain/ledger/shard.ts';
import type { Clock } from '../platform/clock.ts';
import type { Connection } from '../platform/db/database.ts';
import { readCheckpoints, writeCheckpoints } from './checkpoint.store.ts';
import { insertSeal, readHead, SEAL_FORMAT, sealHash } from './journal-seal.ts';
import type { LedgerFault } from './ledger-fault.ts';
import { chunkEnd, type JournalChunk, readChunk } from './read-chunk.ts';
import { settledId } from './verification-lag.ts';
import type { VerifyConnection } from './verify-connection.ts';

export interface VerifyNewOptions {
  readonly clock: Clock;
  readonly lagMs: number;
  readonly chunkSize: number;
  /** Ends the run after the current chunk. */
  readonly stopping?: () => boolean;
}

/** A chunk of a shard that was verified, with the faults found in it. */
export interface VerifiedChunk {
  /** The seal that covers it. */
  readonly seal: { readonly shard: number; readonly seq: bigint };
  readonly transfers: bigint;
  readonly faults: readonly LedgerFault[];
}

/**
 * Verifies and seals what was posted since the last run, chunk by chunk. Checkpoints, seal and mark
 * of a chunk are written in one transaction, so a run that is killed leaves no half of them. A chunk
 * with a fault is sealed as it is: the fault is reported, and verification goes on behind it.
 */
export async function verifyNew(
  verify: VerifyConnection,
  options: VerifyNewOptions,
): Promise<VerifiedChunk[]> {
  const limitId = settledId(options.lagMs);
  const verified: VerifiedChunk[] = [];
  for (let shard = 0; shard < SHARDS; shard += 1) {
    for (;;) {
      if (options.stopping?.() === true) return verified;
      const chunk = await verify.inTransaction('read write', (connection) =>
        verifyNextChunk(connection, shard, limitId, options),
      );
      if (chunk === null) break;
      verified.push(chunk);
    }
  }
  return verified;
}

async function verifyNextChunk(
  connection: Connection,
  shard: number,
  limitId: bigint,
  { clock, chunkSize }: VerifyNewOptions,
): Promise<VerifiedChunk | null> {
  const firstId = await lockMark(connection, shard, clock.now());
  if (firstId === null || firstId >= limitId) return null;
  const head = await readHead(connection, shard);
  // The newest seals are gone, which checkSealChain reports: a new seal would hide it.
  if (head.endId < firstId) return null;
  // A ledger with seals from before there were checkpoints: verify up to them, then seal again.
  const sealed = head.endId > firstId;
  const until = sealed && head.endId < limitId ? head.endId : limitId;
  const endId = await chunkEnd(connection, shard, firstId, until, chunkSize);
  const chunk = await readChunk(connection, { shard, firstId, endId });
  if (chunk.transfers === 0n && chunk.entries === 0n && !sealed) return null;
  await extendCheckpoints(connection, chunk);
  const seq = sealed ? head.seq : head.seq + 1n;
  if (!sealed) {
    const { transfers, entries, contentHash } = chunk;
    const fields = { shard, seq, firstId, endId, transfers, entries, contentHash };
    const seal = { ...fields, format: SEAL_FORMAT, previousHash: head.hash };
    await insertSeal(connection, { ...seal, hash: sealHash(seal) }, clock.now());
  }
  await connection.query('update ledger_mark set next_id = $2, verified_at = $3 where shard = $1', [
    shard,
    endId,
    clock.now(),
  ]);
  return { seal: { shard, seq }, transfers: chunk.transfers, faults: chunk.faults };
}

/** The shard's mark, locked; null while another node has it. */
async function lockMark(connection: Connection, shard: number, now: Date): Promise<bigint | null> {
  await connection.query(
    'insert into ledger_mark (shard, next_id, verified_at) values ($1, 0, $2) on conflict do nothing',
    [shard, now],
  );
  const { rows } = await connection.query<{ next_id: bigint }>(
    'select next_id from ledger_mark where shard = $1 for update skip locked',
    [shard],
  );
  return rows[0]?.next_id ?? null;
}

async function extendCheckpoints(connection: Connection, chunk: JournalChunk): Promise<void> {
  const before = await readCheckpoints(connection, chunk.shard, chunk.pieces.keys());
  const after = new Map<bigint, AccountChain>();
  for (const [id, piece] of chunk.pieces) {
    after.set(id, extendChain(before.get(id) ?? EMPTY_CHAIN, piece));
  }
  await writeCheckpoints(connection, chunk.shard, after);
}
