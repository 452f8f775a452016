import { createHmac, timingSafeEqual } from 'node:crypto';
import { mkdir, open, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { SHARDS } from '#domain/ledger/shard.ts';
import type { Connection } from '../platform/db/database.ts';
import { newId } from '../platform/id.ts';
import { readHead } from './journal-seal.ts';
import { INVARIANTS, type LedgerFault } from './ledger-fault.ts';
import type { VerifyConnection } from './verify-connection.ts';

/**
 * Seals prove that rows were not changed only to someone who knows the newest seals from elsewhere:
 * who can write to the database can also truncate the chain or write it again. So the heads of all
 * shards are signed and appended to a file outside the database, one file a month.
 */
export interface SealExport {
  /** Folder of the files; created when it is missing. */
  readonly dir: string;
  /** Signs the heads; a change of the key makes older lines unreadable. */
  readonly key: string;
}

interface ExportedHead {
  readonly shard: number;
  readonly seq: string;
  readonly endId: string;
  readonly hash: string;
}

interface ExportLine {
  readonly ledger: string;
  readonly at: string;
  readonly heads: readonly ExportedHead[];
  readonly signature: string;
}

/** The head of every shard that has seals. */
export async function readHeads(connection: Connection): Promise<ExportedHead[]> {
  const heads: ExportedHead[] = [];
  for (let shard = 0; shard < SHARDS; shard += 1) {
    const { seq, endId, hash } = await readHead(connection, shard);
    if (seq > 0n) heads.push({ shard, seq: seq.toString(), endId: endId.toString(), hash });
  }
  return heads;
}

/**
 * Appends the signed heads when they differ from the newest line.
 * @returns the line; null when nothing was sealed since.
 */
export async function exportHeads(
  verify: VerifyConnection,
  { dir, key }: SealExport,
  now: Date,
): Promise<ExportLine | null> {
  const { ledger, heads } = await verify.inTransaction('read write', async (connection) => ({
    ledger: await ledgerId(connection, 'create'),
    heads: await readHeads(connection),
  }));
  if (ledger === null || heads.length === 0) return null;
  const newest = await newestLine(dir, ledger);
  if (newest !== null && JSON.stringify(newest.heads) === JSON.stringify(heads)) return null;
  const at = now.toISOString();
  const line = { ledger, at, heads, signature: signatureOf(key, { ledger, at, heads }) };
  await append(path.join(dir, `${prefixOf(ledger)}${at.slice(0, 7)}.jsonl`), line);
  return line;
}

/**
 * Compares the seals with the newest export: truncated or rewritten seals are faults.
 * @returns null when `dir` has no export of this ledger.
 */
export async function compareWithExport(
  verify: VerifyConnection,
  { dir, key }: SealExport,
): Promise<LedgerFault[] | null> {
  const fault = (detail: string): LedgerFault => ({ invariant: INVARIANTS.sealExport, detail });
  return verify.inTransaction('read only', async (connection) => {
    const ledger = await ledgerId(connection, 'read');
    const newest = ledger === null ? null : await newestLine(dir, ledger);
    if (newest === null) return null;
    const expected = signatureOf(key, newest);
    if (!sameText(newest.signature, expected)) {
      return [fault(`the export of ${newest.at} in ${dir} is not signed with LEDGER_SEAL_KEY`)];
    }
    const faults: LedgerFault[] = [];
    for (const { shard, seq, endId, hash } of newest.heads) {
      const { rows } = await connection.query<{ end_id: bigint; hash: string }>(
        'select end_id, hash from journal_seal where shard = $1 and seq = $2',
        [shard, BigInt(seq)],
      );
      const row = rows[0];
      if (row === undefined || row.hash !== hash || row.end_id !== BigInt(endId)) {
        const has = row === undefined ? 'no such seal' : `another one with hash ${row.hash}`;
        faults.push(
          fault(
            `shard ${shard} seal ${seq}: exported ${newest.at} with hash ${hash}, found ${has}`,
          ),
        );
      }
    }
    return faults;
  });
}

function signatureOf(key: string, line: Omit<ExportLine, 'signature'>): string {
  const { ledger, at, heads } = line;
  const fields = heads.map(({ shard, seq, endId, hash }) => [shard, seq, endId, hash]);
  return createHmac('sha256', key)
    .update(JSON.stringify([ledger, at, fields]))
    .digest('hex');
}

function sameText(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}

async function ledgerId(connection: Connection, mode: 'read' | 'create'): Promise<string | null> {
  if (mode === 'create') {
    await connection.query(
      'insert into ledger_identity (only_row, id) values (1, $1) on conflict do nothing',
      [newId()],
    );
  }
  const { rows } = await connection.query<{ id: bigint }>('select id from ledger_identity');
  return rows[0]?.id.toString() ?? null;
}

function prefixOf(ledger: string): string {
  return `ledger-${ledger}-`;
}

async function append(file: string, line: ExportLine): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const handle = await open(file, 'a', 0o600);
  try {
    // The first line break ends a torn line.
    await handle.write(`\n${JSON.stringify(line)}\n`);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** The newest whole line: a process that was killed may leave a torn one behind it. */
async function newestLine(dir: string, ledger: string): Promise<ExportLine | null> {
  const names = await readdir(dir).catch(() => []);
  const files = names.filter((name) => name.startsWith(prefixOf(ledger))).toSorted();
  for (const name of files.toReversed()) {
    const text = await readFile(path.join(dir, name), 'utf8');
    for (const line of text.split('\n').toReversed()) {
      try {
        if (line !== '') return JSON.parse(line) as ExportLine;
      } catch {
        // Torn: use the line before it.
      }
    }
  }
  return null;
}
