import { SHARDS } from '#domain/ledger/shard.ts';
import type { Connection } from '../platform/db/database.ts';
import { readMark } from './compare-checkpoints.ts';
import {
  FIRST_HEAD,
  type JournalSeal,
  readSeals,
  SEAL_FORMAT,
  sealFault,
  type SealHead,
} from './journal-seal.ts';
import { INVARIANTS, type LedgerFault } from './ledger-fault.ts';
import { readChunk } from './read-chunk.ts';
import { brokenSeal, unsealedMark } from './seal-fault.ts';
import { hashFormat1 } from './seal-format-1.ts';
import type { VerifyConnection } from './verify-connection.ts';
import type { VerifiedChunk } from './verify-new.ts';

/** Seals whose fields are read at a time. */
const PAGE = 1_000;

/** Compares the fields of all seals with each other; the rows they cover are not read. */
export async function checkSealChain(verify: VerifyConnection): Promise<LedgerFault[]> {
  const faults: LedgerFault[] = [];
  for (let shard = 0; shard < SHARDS; shard += 1) {
    const detail = await firstBrokenLink(verify, shard);
    if (detail !== null) faults.push({ invariant: INVARIANTS.sealChain, detail });
    const mark = await readMark(verify, shard);
    if (mark !== null && mark.nextId > mark.sealedTo) faults.push(unsealedMark(shard, mark));
  }
  return faults;
}

async function firstBrokenLink(verify: VerifyConnection, shard: number): Promise<string | null> {
  let head: SealHead = FIRST_HEAD;
  for (;;) {
    const { seq } = head;
    const seals = await verify.inTransaction('read only', (connection) =>
      readSeals(connection, shard, seq, PAGE),
    );
    for (const seal of seals) {
      const fault = sealFault(seal, head);
      if (fault !== null) return fault;
      head = seal;
    }
    if (seals.length < PAGE) return null;
  }
}

/**
 * Compares the next `perShard` seals of each shard with their rows and starts over after the last
 * one, so that the server reads its whole history again and again, a bounded part in each run.
 */
export async function recheckSeals(
  verify: VerifyConnection,
  { perShard, stopping }: { perShard: number; stopping?: () => boolean },
): Promise<VerifiedChunk[]> {
  const rechecked: VerifiedChunk[] = [];
  for (let shard = 0; shard < SHARDS; shard += 1) {
    const seals = await verify.inTransaction('read only', (connection) =>
      nextSeals(connection, shard, perShard),
    );
    for (const seal of seals) {
      if (stopping?.() === true) return rechecked;
      const faults = await verify.inTransaction('read write', async (connection) => {
        const found = await recheckSeal(connection, seal);
        await connection.query('update ledger_mark set rechecked_seal = $2 where shard = $1', [
          shard,
          seal.seq,
        ]);
        return found;
      });
      rechecked.push({ seal, transfers: seal.transfers, faults });
    }
  }
  return rechecked;
}

async function nextSeals(
  connection: Connection,
  shard: number,
  limit: number,
): Promise<JournalSeal[]> {
  const { rows } = await connection.query<{ rechecked_seal: bigint }>(
    'select rechecked_seal from ledger_mark where shard = $1',
    [shard],
  );
  const mark = rows[0];
  if (mark === undefined) return [];
  const seals = await readSeals(connection, shard, mark.rechecked_seal, limit);
  if (seals.length === limit) return seals;
  const again = await readSeals(connection, shard, 0n, limit - seals.length);
  return [...seals, ...again.filter(({ seq }) => seq <= mark.rechecked_seal)];
}

async function recheckSeal(connection: Connection, seal: JournalSeal): Promise<LedgerFault[]> {
  if (seal.format !== SEAL_FORMAT) {
    const { hash, transfers } = await hashFormat1(connection, seal, seal.previousHash);
    return hash === seal.hash ? [] : [brokenSeal(seal, transfers)];
  }
  const chunk = await readChunk(connection, seal);
  return chunk.contentHash === seal.contentHash
    ? [...chunk.faults]
    : [brokenSeal(seal, chunk.transfers), ...chunk.faults];
}
