import { createHash } from 'node:crypto';
import type { Connection } from '../platform/db/database.ts';

/** The hash before the first seal of a shard. */
export const GENESIS = '0'.repeat(64);

/** 1: hashed by `hashFormat1`. 2: content hash of a chunk (chunk-statement.ts). New seals have 2. */
export const SEAL_FORMAT = 2;

/** A row of journal_seal: transfers with firstId <= id < endId, on top of the seal before it. */
export interface JournalSeal {
  readonly shard: number;
  readonly seq: bigint;
  readonly firstId: bigint;
  readonly endId: bigint;
  readonly transfers: bigint;
  readonly previousHash: string;
  readonly hash: string;
  readonly format: number;
  readonly entries: bigint;
  readonly contentHash: string;
}

/** Head of a shard's chain. */
export type SealHead = Pick<JournalSeal, 'seq' | 'endId' | 'hash'>;

export const FIRST_HEAD: SealHead = { seq: 0n, endId: 0n, hash: GENESIS };

/** Hash of a format 2 seal: it covers the fields of the row and the seal before it. */
export function sealHash(seal: Omit<JournalSeal, 'hash'>): string {
  const fields = [
    seal.previousHash,
    seal.shard,
    seal.seq,
    seal.format,
    seal.firstId,
    seal.endId,
    seal.transfers,
    seal.entries,
    seal.contentHash,
  ];
  return createHash('sha256').update(fields.join('|')).digest('hex');
}

/** Names the fault in the fields of a seal that follows `head`; null when there is none. */
export function sealFault(seal: JournalSeal, head: SealHead): string | null {
  const name = `shard ${seal.shard} seal ${seal.seq}`;
  const follows =
    seal.seq === head.seq + 1n &&
    seal.firstId === head.endId &&
    seal.endId > seal.firstId &&
    seal.previousHash === head.hash;
  if (!follows) return `${name}: does not follow seal ${head.seq} that ends at id ${head.endId}`;
  if (seal.format === SEAL_FORMAT && sealHash(seal) !== seal.hash) {
    return `${name}: its hash is not the hash of its fields`;
  }
  return null;
}

export async function insertSeal(
  connection: Connection,
  seal: JournalSeal,
  sealedAt: Date,
): Promise<void> {
  await connection.query(
    `insert into journal_seal (shard, seq, first_id, end_id, transfers, previous_hash, hash,
       sealed_at, format, entries, content_hash)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      seal.shard,
      seal.seq,
      seal.firstId,
      seal.endId,
      seal.transfers,
      seal.previousHash,
      seal.hash,
      sealedAt,
      seal.format,
      seal.entries,
      seal.contentHash,
    ],
  );
}

interface SealRow {
  shard: number;
  seq: bigint;
  first_id: bigint;
  end_id: bigint;
  transfers: bigint;
  previous_hash: string;
  hash: string;
  format: number;
  entries: bigint;
  content_hash: string;
}

/** Seals of a shard after `afterSeq`, oldest first, at most `limit`. */
export async function readSeals(
  connection: Connection,
  shard: number,
  afterSeq: bigint,
  limit: number,
): Promise<JournalSeal[]> {
  const { rows } = await connection.query<SealRow>(
    'select * from journal_seal where shard = $1 and seq > $2 order by seq limit $3',
    [shard, afterSeq, limit],
  );
  return rows.map(sealOf);
}

/** The newest seal of a shard. */
export async function readHead(connection: Connection, shard: number): Promise<SealHead> {
  const { rows } = await connection.query<SealRow>(
    'select * from journal_seal where shard = $1 order by seq desc limit 1',
    [shard],
  );
  return rows[0] === undefined ? FIRST_HEAD : sealOf(rows[0]);
}

function sealOf(row: SealRow): JournalSeal {
  return {
    shard: row.shard,
    seq: row.seq,
    firstId: row.first_id,
    endId: row.end_id,
    transfers: row.transfers,
    previousHash: row.previous_hash,
    hash: row.hash,
    format: row.format,
    entries: row.entries,
    contentHash: row.content_hash,
  };
}
