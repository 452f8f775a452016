import { PASSING_KINDS } from '#domain/ledger/account-kind.ts';
import { SHARDS } from '#domain/ledger/shard.ts';
import type { Connection, Database } from '../platform/db/database.ts';
import { textArrayOf } from './array-literal.ts';
import { idBefore } from './id-before.ts';
import { INVARIANTS, inReportOrder, type LedgerFault, shortReport } from './ledger-fault.ts';
import { compareWithExport, type SealExport } from './seal-export.ts';
import {
  chunkSizeOf,
  type Pace,
  type VerifyConnection,
  withVerifyConnection,
} from './verify-connection.ts';
import { type ShardReport, verifyShard } from './verify-shard.ts';

export interface AcknowledgedReference {
  readonly provider: string;
  readonly externalRef: string;
}

export interface VerifyOptions {
  /** References that were answered as done. */
  readonly acknowledged?: readonly AcknowledgedReference[];
  /** Nothing is under way: passing accounts must be zero. */
  readonly drained?: boolean;
  /** Transfers younger than this may still be under way. 0, the default, when nothing is. */
  readonly lagMs?: number;
  /** Shards verified at once, each on its own connection. */
  readonly parallel?: number;
  /** Default full. */
  readonly pace?: Pace;
  /** Seals must exist, be recent and match what was exported. */
  readonly exported?: SealExport;
}

export interface LedgerReport {
  readonly faults: readonly LedgerFault[];
  readonly transfers: bigint;
  readonly entries: bigint;
  /** Seals that were compared with their rows. */
  readonly seals: number;
}

/** Transfers older than this must be sealed: the server seals every quarter of an hour. */
const SEALED_WITHIN_MS = 2 * 3_600_000;

/**
 * Verifies the whole ledger from its first transfer, shard by shard in short transactions that only
 * read. It never holds a snapshot for long, since that would keep the rows every bet updates from
 * being pruned.
 */
export async function verifyLedger(
  database: Database,
  options: VerifyOptions = {},
): Promise<LedgerReport> {
  const shards = await verifyShards(database, options);
  const faults = await withVerifyConnection(database, 'full', async (verify) => [
    ...shards.flatMap((shard) => shard.report.faults),
    ...(options.drained === true ? await passingAccounts(verify) : []),
    ...(await missingReferences(verify, options.acknowledged ?? [])),
    ...(options.exported === undefined ? [] : await sealFaults(verify, shards, options.exported)),
  ]);
  return {
    faults: shortReport(inReportOrder(faults)),
    transfers: shards.reduce((sum, { report }) => sum + report.transfers, 0n),
    entries: shards.reduce((sum, { report }) => sum + report.entries, 0n),
    seals: shards.reduce((sum, { report }) => sum + report.seals, 0),
  };
}

interface VerifiedShard {
  readonly shard: number;
  readonly report: ShardReport;
}

async function verifyShards(
  database: Database,
  { lagMs = 0, parallel = 2, pace = 'full' }: VerifyOptions,
): Promise<VerifiedShard[]> {
  const waiting = await withVerifyConnection(database, 'full', shardsInUse);
  const done: VerifiedShard[] = [];
  const work = (): Promise<void> =>
    withVerifyConnection(database, pace, async (verify) => {
      for (let shard = waiting.shift(); shard !== undefined; shard = waiting.shift()) {
        const options = { lagMs, chunkSize: chunkSizeOf(database, pace) };
        done.push({ shard, report: await verifyShard(verify, shard, options) });
      }
    });
  // PGlite has one connection: a second worker would only wait for it.
  const workers = database.profile === 'embedded' ? 1 : parallel;
  await Promise.all(Array.from({ length: workers }, work));
  return done.toSorted((a, b) => a.shard - b.shard);
}

async function shardsInUse(verify: VerifyConnection): Promise<number[]> {
  return verify.inTransaction('read only', async (connection) => {
    const { rows } = await connection.query<{ shard: number }>(
      `select shard from generate_series(0, ${SHARDS - 1}) as s (shard)
       where exists (select 1 from ledger_account a where a.shard = s.shard)
         or exists (select 1 from transfer t where t.shard = s.shard)
         or exists (select 1 from entry e where e.shard = s.shard)
         or exists (select 1 from journal_seal j where j.shard = s.shard)`,
    );
    return rows.map(({ shard }) => shard);
  });
}

async function passingAccounts(verify: VerifyConnection): Promise<LedgerFault[]> {
  const kinds = PASSING_KINDS.map((kind) => `'${kind}'`).join(', ');
  return details(
    verify,
    INVARIANTS.drained,
    `select brand || ' ' || owner_kind || ' ' || owner_id || ' ' || kind || ' holds ' || sum(balance)
       || ' ' || currency as detail
     from ledger_account where kind in (${kinds})
     group by brand, owner_kind, owner_id, kind, currency having sum(balance) <> 0`,
  );
}

async function missingReferences(
  verify: VerifyConnection,
  acknowledged: readonly AcknowledgedReference[],
): Promise<LedgerFault[]> {
  if (acknowledged.length === 0) return [];
  return details(
    verify,
    INVARIANTS.acknowledged,
    `select k.provider || ' ' || k.ref || ' exists ' || f.found || ' times' as detail
     from (select distinct * from unnest($1::text[], $2::text[]) as u (provider, ref)) k
     cross join lateral (
       select count(*) as found from transfer t
       where t.provider = k.provider and t.external_ref = k.ref limit 1
     ) f
     where f.found <> 1`,
    [
      textArrayOf(acknowledged.map(({ provider }) => provider)),
      textArrayOf(acknowledged.map(({ externalRef }) => externalRef)),
    ],
  );
}

async function sealFaults(
  verify: VerifyConnection,
  shards: readonly VerifiedShard[],
  exported: SealExport,
): Promise<LedgerFault[]> {
  const faults = await unsealedShards(verify, shards);
  const compared = await compareWithExport(verify, exported);
  if (compared !== null) return [...faults, ...compared];
  if (shards.every(({ report }) => report.seals === 0)) return faults;
  const detail = `no export of the seals in ${exported.dir}: set SEAL_EXPORT_DIR to the server's folder`;
  return [...faults, { invariant: INVARIANTS.sealExport, detail }];
}

/** Shards with transfers that should have been sealed long ago. */
async function unsealedShards(
  verify: VerifyConnection,
  shards: readonly VerifiedShard[],
): Promise<LedgerFault[]> {
  const before = idBefore(SEALED_WITHIN_MS);
  return verify.inTransaction('read only', async (connection) => {
    const faults: LedgerFault[] = [];
    for (const { shard, report } of shards) {
      const unsealed = await firstTransfer(connection, shard, report.sealedTo, before);
      if (unsealed === null) continue;
      const seals = report.seals === 0 ? 'has no seals' : `is sealed to id ${report.sealedTo}`;
      const detail = `shard ${shard} ${seals}, but has transfer ${unsealed} from over two hours ago`;
      faults.push({ invariant: INVARIANTS.sealAge, detail });
    }
    return faults;
  });
}

async function firstTransfer(
  connection: Connection,
  shard: number,
  fromId: bigint,
  beforeId: bigint,
): Promise<bigint | null> {
  const { rows } = await connection.query<{ id: bigint }>(
    'select id from transfer where shard = $1 and id >= $2 and id < $3 order by id limit 1',
    [shard, fromId, beforeId],
  );
  return rows[0]?.id ?? null;
}

function details(
  verify: VerifyConnection,
  invariant: string,
  sql: string,
  values: readonly unknown[] = [],
): Promise<LedgerFault[]> {
  return verify.inTransaction('read only', async (connection) => {
    const { rows } = await connection.query<{ detail: string }>(sql, values);
    return rows.map(({ detail }) => ({ invariant, detail }));
  });
}
