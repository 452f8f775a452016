import type { ChainBreak, ChainPiece } from '#domain/ledger/account-chain.ts';
import type { Connection } from '../platform/db/database.ts';
import { CHUNK_END_STATEMENT, CHUNK_STATEMENT } from './chunk-statement.ts';
import { INVARIANTS, type LedgerFault } from './ledger-fault.ts';

/** Transfers of a shard with firstId <= id < endId. */
export interface ChunkRange {
  readonly shard: number;
  readonly firstId: bigint;
  readonly endId: bigint;
}

export interface JournalChunk extends ChunkRange {
  readonly transfers: bigint;
  readonly entries: bigint;
  /** sha256 over every row read and the identity of every account. */
  readonly contentHash: string;
  readonly pieces: ReadonlyMap<bigint, ChainPiece>;
  readonly faults: readonly LedgerFault[];
}

interface ChunkRow {
  transfers: bigint;
  entries: bigint;
  content_hash: string;
  steps: string | null;
  breaks: string | null;
  zero_sum: string[] | null;
  account: string[] | null;
  transfer: string[] | null;
  answer: string[] | null;
}

/** Reads and checks one chunk; what spans chunks is left to the caller. */
export async function readChunk(connection: Connection, range: ChunkRange): Promise<JournalChunk> {
  const { shard, firstId, endId } = range;
  const { rows } = await connection.query<ChunkRow>(CHUNK_STATEMENT, [shard, firstId, endId]);
  const row = rows[0];
  if (row === undefined) throw new Error('a chunk was not answered');
  const faultsOf = (invariant: string, details: readonly string[] | null): LedgerFault[] =>
    (details ?? []).map((detail) => ({ invariant, detail }));
  return {
    ...range,
    transfers: row.transfers,
    entries: row.entries,
    contentHash: row.content_hash,
    pieces: piecesOf(row),
    faults: [
      ...faultsOf(INVARIANTS.zeroSum, row.zero_sum),
      ...faultsOf(INVARIANTS.account, row.account),
      ...faultsOf(INVARIANTS.transfer, row.transfer),
      ...faultsOf(INVARIANTS.answer, row.answer),
    ],
  };
}

/** The end of a chunk of about `size` entries, or transfers, from `firstId`; at most `limitId`. */
export async function chunkEnd(
  connection: Connection,
  shard: number,
  firstId: bigint,
  limitId: bigint,
  size: number,
): Promise<bigint> {
  const { rows } = await connection.query<{ end_id: bigint }>(CHUNK_END_STATEMENT, [
    shard,
    firstId,
    limitId,
    size,
  ]);
  const endId = rows[0]?.end_id ?? limitId;
  // One transfer with more entries than a chunk is read whole.
  return endId > firstId ? endId : firstId + 1n;
}

function piecesOf({ steps, breaks }: ChunkRow): Map<bigint, ChainPiece> {
  const broken = new Map<string, ChainBreak[]>();
  for (const [account = '', left, start] of lines(breaks)) {
    const found = broken.get(account) ?? [];
    found.push({ leftBalance: BigInt(left ?? ''), startBalance: BigInt(start ?? '') });
    broken.set(account, found);
  }
  const pieces = new Map<bigint, ChainPiece>();
  for (const [account = '', before, after, version, newest] of lines(steps)) {
    pieces.set(BigInt(account), {
      startBalance: BigInt(before ?? ''),
      endBalance: BigInt(after ?? ''),
      endVersion: BigInt(version ?? ''),
      newestId: BigInt(newest ?? ''),
      breaks: broken.get(account) ?? NO_BREAKS,
    });
  }
  return pieces;
}

const NO_BREAKS: readonly ChainBreak[] = [];

/** Lines of numbers, as a statement packs them into one text. */
export function lines(text: string | null): string[][] {
  return text === null ? [] : text.split('\n').map((line) => line.split(' '));
}
